/** This browser's share in the shuffle: 16 bytes of its own, sealed before the server draws, opened afterwards. */

import { bytesToHex, sha256 } from "../vendor/sha256.js";
import { page } from "./state.js";

const BYTES = 16;

/** All tabs of a seat must open the same bytes, so they lie in the storage they share; without one, in this tab.
 * @type {Map<string, string>} */
const here = new Map();

/** @param {string} hex @returns {Uint8Array} */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {number} deal @returns {string} the bytes for a deal, as hex */
function share(deal) {
  const name = `kartenrunde.share.${page.invite}`;
  const drawn = `${deal}:${bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)))}`;
  let kept = here.get(name) ?? null;
  try {
    kept = localStorage.getItem(name) ?? kept;
  } catch {
    // Without storage a second tab of the seat counts as none.
  }
  const mine = kept?.startsWith(`${deal}:`) ? kept : drawn;
  here.set(name, mine);
  try {
    localStorage.setItem(name, mine);
  } catch {
    // As above.
  }
  return mine.slice(mine.indexOf(":") + 1);
}

/** @param {{type: "contribute" | "open", deal: number}} request */
export function answer({ type, deal }) {
  const hex = share(deal);
  if (type === "open") return { type: "addition", deal, bytes: hex };
  return { type: "hash", deal, hash: bytesToHex(sha256(bytes(hex))) };
}
