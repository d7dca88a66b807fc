/** The frame of a sheet over the table. */

import { html, useLayoutEffect, useRef } from "../vendor/preact.js";
import { Icon } from "./card.js";
import { keepFocus } from "./input.js";
import * as state from "./state.js";
import { t } from "./words.js";

export const close = () => (state.sheet.value = null);

/** A dialog of the browser itself: it keeps the focus, closes with Escape and gives the focus back.
 * @param {{title: string, name: string, large?: boolean, onClose?: () => void, children?: any}} props */
export function Sheet({ title, name, large, onClose = () => {}, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => {
      opened?.close();
      keepFocus();
    };
  }, []);
  const closed = () => {
    if (state.sheet.value?.name === name) close();
    onClose();
  };
  const outside = (/** @type {MouseEvent} */ event) => event.target === dialog.current && close();
  return html`
    <dialog ref=${dialog} class=${`sheet sheet-${name}${large ? " sheet-large" : ""}`} aria-labelledby="sheet-title"
      onClose=${closed} onClick=${outside}>
      <header class="sheet-head">
        <h2 id="sheet-title">${title}</h2>
        <button type="button" class="icon-button" data-action="close" aria-label=${t("button-close")} onClick=${close}>
          <${Icon} name="close" />
        </button>
      </header>
      <div class="sheet-body">${children}</div>
    </dialog>
  `;
}
