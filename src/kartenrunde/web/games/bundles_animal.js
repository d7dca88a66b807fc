/** The animal that stands for a seat. */

import { html } from "../vendor/preact.js";

/** @param {{seat: number}} props */
export const Animal = ({ seat }) => html`<svg class="animal" viewBox="0 0 48 48" aria-hidden="true"><use href=${`#animal-${seat}`} /></svg>`;
