// Counts what comes in by which kind of input.
window.inputs = {taps: 0, drags: 0, keys: 0, clicks: 0, touches: 0};
let from = null;
addEventListener("pointerdown", (e) => {
  if (!e.isTrusted) return;
  from = {x: e.clientX, y: e.clientY, far: 0};
  if (e.pointerType === "touch") inputs.touches += 1;
}, true);
addEventListener("pointermove", (e) => {
  if (from) from.far = Math.max(from.far, Math.hypot(e.clientX - from.x, e.clientY - from.y));
}, true);
addEventListener("pointerup", () => {
  if (from) inputs[from.far > 10 ? "drags" : "taps"] += 1;
  from = null;
}, true);
addEventListener("keydown", (e) => { if (e.isTrusted) inputs.keys += 1; }, true);
