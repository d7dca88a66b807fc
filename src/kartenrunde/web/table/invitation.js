/** Inviting: link, picture of it, the device's own share sheet, and copying that also works without a clipboard. */

import { html, useRef, useState } from "../vendor/preact.js";
import { Icon } from "./card.js";
import { page } from "./state.js";
import { gameName, t } from "./words.js";

export const link = () => `${page.origin || location.origin}/t/${page.invite}`;

/** Copies by the clipboard where there is one, else by selection. @param {HTMLInputElement} field @returns {Promise<boolean>} */
async function copy(field) {
  field.focus();
  field.setSelectionRange(0, field.value.length);
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

function share() {
  void navigator.share({ title: gameName(), text: t("invite-share-text", { game: gameName() }), url: link() }).catch(() => {});
}

export function Invitation() {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [result, setResult] = useState("");
  const press = async () => {
    if (field.current) setResult((await copy(field.current)) ? "invite-copied" : "invite-select");
  };
  return html`
    <div class="invitation">
      <img class="qr" src=${`/t/${page.invite}/qr.svg`} alt=${t("invite-qr")} width="148" height="148" />
      <div class="invite-link">
        <label for="invite-link">${t("invite-link")}</label>
        <input ref=${field} id="invite-link" class="input" readonly value=${link()} onFocus=${() => field.current?.select()} />
        <p class="buttons">
          <button type="button" class="button" data-action="copy" onClick=${press}><${Icon} name="copy" />${t("invite-copy")}</button>
          ${"share" in navigator &&
          html`<button type="button" class="button" data-action="share" onClick=${share}><${Icon} name="share" />${t("invite-share")}</button>`}
        </p>
        <p class="soft" role="status">${result ? t(result) : t("invite-text")}</p>
      </div>
    </div>
  `;
}
