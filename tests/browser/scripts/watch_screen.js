// Counts what keeps the screen on.
window.screens_held = 0;
Object.defineProperty(navigator, "wakeLock", {
  value: {
    async request() {
      window.screens_held += 1;
      const lock = {
        released: false,
        async release() {
          window.screens_held -= lock.released ? 0 : 1;
          lock.released = true;
        },
      };
      return lock;
    },
  },
});
