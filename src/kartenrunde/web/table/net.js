/** The socket: opens it, keeps it open for ever, notices when it only looks open. Knows no message but ping and pong. */

const PING_MS = 15_000;
const ANSWER_MS = 5_000;
const WAKE_ANSWER_MS = 2_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
/** Closed for good: unknown table, bad protocol, too fast. */
const FINAL = new Set([4400, 4404, 4429]);
/** The server found us too slow to read and wants us back at once. */
const SLOW_READER = 4408;

/**
 * @typedef {object} Listener
 * @property {() => void} opened
 * @property {(message: any) => void} received
 * @property {(online: boolean) => void} lost
 * @property {(code: number) => void} ended
 */

export class Connection {
  /** @param {string} path @param {Listener} listener */
  constructor(path, listener) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.address = `${scheme}//${location.host}${path}`;
    this.listener = listener;
    this.retries = 0;
    this.final = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.retryTimer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.answerTimer = undefined;
    setInterval(() => this.ping(ANSWER_MS), PING_MS);
    addEventListener("online", () => this.wake());
    addEventListener("offline", () => this.drop());
    addEventListener("pageshow", (event) => event.persisted && this.wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
    this.open();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.retryTimer);
    if (this.final) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.expectAnswer(LONGEST_RETRY_MS / 3);
    socket.onopen = () => {
      this.expectAnswer(ANSWER_MS);
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.answerTimer);
      this.retries = 0;
      const message = JSON.parse(event.data);
      if (message.type !== "pong") this.listener.received(message);
    };
    socket.onclose = (event) => this.closed(event.code);
  }

  /** @param {object} message @returns {boolean} whether it went out */
  send(message) {
    if (!this.isOpen) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** @param {number} answer_ms */
  ping(answer_ms) {
    if (this.send({ type: "ping" })) this.expectAnswer(answer_ms);
  }

  /** A socket can look open long after the network is gone: whoever does not answer is left.
   * @param {number} answer_ms */
  expectAnswer(answer_ms) {
    clearTimeout(this.answerTimer);
    this.answerTimer = setTimeout(() => this.drop(), answer_ms);
  }

  /** Leaves the socket without waiting for the closing handshake, which a dead network never finishes. */
  drop() {
    const socket = this.socket;
    if (!socket || this.final) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.closed(1006);
  }

  /** @param {number} code */
  closed(code) {
    clearTimeout(this.answerTimer);
    this.socket = null;
    if (FINAL.has(code)) {
      this.final = true;
      this.listener.ended(code);
      return;
    }
    this.listener.lost(navigator.onLine);
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.retries, LONGEST_RETRY_MS);
    this.retries += 1;
    const spread = 0.75 + Math.random() / 2;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.open(), code === SLOW_READER ? 0 : wait * spread);
  }

  /** The tab is seen again or the network is back: no waiting for the next try. */
  wake() {
    if (this.isOpen) this.ping(WAKE_ANSWER_MS);
    else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      this.retries = 0;
      this.open();
    }
  }
}
