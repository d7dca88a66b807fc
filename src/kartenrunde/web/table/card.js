/** Cards and the places they lie on. */

import { computed, html, useMemo } from "../vendor/preact.js";
import * as state from "./state.js";

const COMPACT_BELOW_PX = 64;

/** A face's name in the sprite. @param {string} face */
export const symbol = (face) => (face === "★" ? "star" : face);

/** A face, or a back when there is none. `flip` names the place it lies on, for cards that move.
 * @param {{face?: string | null, width: number, flip?: string, depth?: number}} props */
export function Card({ face, width, flip, depth }) {
  const name = face ? `${width < COMPACT_BELOW_PX ? "compact" : "face"}-${symbol(face)}` : "back";
  return html`
    <span class="card" data-flip=${flip} data-depth=${depth}>
      <svg viewBox="0 0 100 140" aria-hidden="true"><use href=${`#${name}`} /></svg>
    </span>
  `;
}

/** Classes of a place by what is going on with it; drawn again only when they change.
 * @param {string} place */
function useMarks(place) {
  const marks = useMemo(
    () =>
      computed(() => {
        const by = state.marks.value.get(place);
        return [
          state.selection.value === place && "selected",
          state.targets.value.has(place) && "target",
          state.hovered.value === place && "over",
          state.carried.value === place && "carried",
          state.hinted.value.has(place) && "possible",
          state.fresh.value.has(place) && "fresh",
          by !== undefined && `last by-${by}`,
        ]
          .filter(Boolean)
          .join(" ");
      }),
    [place],
  );
  return marks.value;
}

/**
 * A place one can point at: one button, however many cards lie there. `card` says that its top card can be picked up,
 * `sheet` that pointing at it opens the sheet with all of its cards.
 * @param {{place: string, zone: string, index: number, face?: string | null, card?: boolean, sheet?: boolean,
 *   label: string, targetLabel?: string, kind?: string, children?: any}} props
 */
export function Spot({ place, zone, index, face, card, sheet, label, targetLabel, kind = "", children }) {
  const marks = useMarks(place);
  const isTarget = targetLabel && state.targets.value.has(place);
  return html`
    <button
      type="button"
      class=${`spot ${kind} ${marks}`}
      data-spot
      data-key=${place}
      data-zone=${zone}
      data-index=${index}
      data-face=${face ?? ""}
      data-card=${card ? place : undefined}
      data-sheet=${sheet ? "" : undefined}
      aria-label=${isTarget ? `${targetLabel}. ${label}` : label}
      aria-pressed=${card ? String(state.selection.value === place) : undefined}
      tabindex="-1"
    >
      ${children}
      ${marks.includes("target") && html`<span class="pointer" aria-hidden="true"></span>`}
    </button>
  `;
}

/** A count on the corner of a pile. @param {{count: number | string, kind?: string}} props */
export const Badge = ({ count, kind = "" }) => html`<span class=${`badge ${kind}`} aria-hidden="true">${count}</span>`;
