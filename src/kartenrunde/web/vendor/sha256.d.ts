/** What `sha256.js` exports: SHA-256 for pages without `crypto.subtle`, which plain http lacks. */

export function sha256(message: Uint8Array): Uint8Array;
export function bytesToHex(bytes: Uint8Array): string;
