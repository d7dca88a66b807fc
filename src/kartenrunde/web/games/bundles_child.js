/** Who is who and who has most, for somebody who does not read: animals and their bundles, the highest with a crown. */

import { html } from "../vendor/preact.js";
import { Animal } from "./bundles.js";

/** @typedef {import("../table/types.js").StateMessage} StateMessage */

const HIGHEST_PX = 150;

export { Animal as Who };

/** @param {{message: StateMessage}} props */
export function Result({ message: { view } }) {
  const { points = [], ranking = [] } = view?.outcome ?? {};
  const most = Math.max(1, ...points);
  return html`
    <ol class="podium">
      ${points.map((count, seat) => html`
        <li key=${seat} class=${ranking[seat] === 1 ? "best" : ""} data-seat=${seat} data-count=${count}>
          ${ranking[seat] === 1 && html`<svg class="crown" viewBox="0 0 48 32" aria-hidden="true"><use href="#bundles-crown" /></svg>`}
          <${Animal} seat=${seat} />
          <span class="edge" style=${{ blockSize: `${8 + (HIGHEST_PX * count) / most}px` }}></span>
          <b>${count}</b>
        </li>
      `)}
    </ol>
  `;
}
