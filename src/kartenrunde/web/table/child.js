/** The child's mode: the cards and nothing else. A grown-up leaves it by holding the lock and knowing a sum. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Icon } from "./card.js";
import { submit, tell } from "./net.js";
import { Sheet } from "./sheet.js";
import * as state from "./state.js";
import { seatName, t } from "./words.js";

/** @typedef {import("./types.js").StateMessage} StateMessage */
/** @typedef {Awaited<ReturnType<NonNullable<import("./types.js").Game["forChildren"]>>>} Pictures */

const HOLD_MS = 1_500;

/** From 6 times 6 to 9 times 9. */
const factor = () => 6 + Math.floor(Math.random() * 4);

const ask = () => (state.sheet.value = { name: "gate" });

/** Held for a moment, not touched in passing; a click without a pointer comes from a keyboard or a screen reader. */
function Lock() {
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const press = () => (timer.current = setTimeout(ask, HOLD_MS));
  const release = () => clearTimeout(timer.current);
  useEffect(() => release, []);
  return html`
    <button type="button" class="child-lock" data-action="gate" aria-label=${t("child-gate")}
      onPointerDown=${press} onPointerUp=${release} onPointerLeave=${release} onPointerCancel=${release}
      onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
      onClick=${(/** @type {MouseEvent} */ event) => event.detail === 0 && ask()}>
      <${Icon} name="lock" />
    </button>
  `;
}

function Gate() {
  const [[first, second], draw] = useState([factor(), factor()]);
  const [wrong, setWrong] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const answer = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!field.current) return;
    const right = Number(field.current.value) === first * second;
    field.current.value = "";
    setWrong(!right);
    draw([factor(), factor()]);
    if (!right) return;
    state.sheet.value = null;
    state.set({ child: false });
  };
  return html`
    <${Sheet} title=${t("child-gate-title")} name="gate">
      <form class="field" onSubmit=${answer}>
        <p>${t("child-gate-text", { first, second })}</p>
        <label for="gate-answer">${t("child-gate-answer")}</label>
        <input ref=${field} id="gate-answer" class="input" name="answer" inputmode="numeric" autocomplete="off" maxlength="3" autofocus aria-describedby="gate-wrong" />
        <p id="gate-wrong" class="soft" role="status">${wrong && t("child-gate-wrong")}</p>
        <button type="submit" class="button button-primary" data-action="leave-child">${t("child-gate-leave")}</button>
      </form>
    <//>
  `;
}

/** What stands in the way of playing, as one picture to tap. @param {{message: StateMessage}} props */
function Waiting({ message }) {
  const { room, you } = message;
  const lost = state.connection.value;
  const who = room.seats[you.seat ?? -1];
  if (lost === "lost" || lost === "offline") return html`<p class="child-wait" role="status" aria-label=${t(`connection-${lost}`)}><${Icon} name="offline" /></p>`;
  if (room.paused && !state.sheet.value) {
    return html`<button type="button" class="child-wait" data-action="resume" aria-label=${t("paused-resume")}
      onClick=${() => tell({ type: "presence", visible: true, paused: false })}><${Icon} name="play" /></button>`;
  }
  if (!who || (who.notice_s == null && !who.computer)) return null;
  return html`<button type="button" class="child-wait" data-action="still-here" aria-label=${t(who.computer ? "button-take-back" : "button-still-here")}
    onClick=${() => tell({ type: "still_here" })}><${Icon} name="hand" /></button>`;
}

const again = () => submit({ message: { type: "next_deal" } });

const start = () => submit({ message: { type: "start" } });

/** Who is there already; once all places are taken, the host can begin. @param {{message: StateMessage, Who: Pictures["Who"]}} props */
function Gathering({ message: { room, you }, Who }) {
  const complete = room.seats.every(({ occupant }) => occupant !== "open");
  return html`
    <main class="child-gathering" data-region="table">
      <ol>
        ${room.seats.map((who, seat) => html`
          <li key=${seat} data-seat=${seat} data-occupant=${who.occupant} aria-label=${seatName(seat, who)}>${who.occupant !== "open" && html`<${Who} seat=${seat} />`}</li>
        `)}
      </ol>
      ${you.host && complete && html`<button type="button" class="child-again" data-spot data-action="start" aria-label=${t("room-start")} onClick=${start}><${Icon} name="play" /></button>`}
    </main>
  `;
}

/** @param {{children?: any}} props */
export function Child({ children }) {
  const message = /** @type {StateMessage} */ (state.shown.value);
  const { room, view, you } = message;
  const [pictures, learn] = useState(/** @type {Pictures | null} */ (null));
  const over = room.phase === "between";
  const opened = state.sheet.value?.name;
  useEffect(() => {
    void state.game.value?.forChildren?.().then((found) => learn(found));
  }, []);
  useEffect(() => {
    if (!over && opened === "result") state.sheet.value = null;
  }, [over, opened]);
  const turn = room.phase === "playing" ? view?.turn ?? null : null;
  return html`
    <header class="child-bar">
      <${Lock} />
      <span id="banner" class=${`child-turn${state.onTurn.value ? " is-mine" : ""}`}>
        ${pictures && turn !== null && html`<${pictures.Who} key=${turn} seat=${turn} />`}
      </span>
    </header>
    ${children}
    ${pictures && room.phase === "lobby" && html`<${Gathering} message=${message} Who=${pictures.Who} />`}
    <${Waiting} message=${message} />
    ${pictures && over && opened === "result" && html`
      <section class="child-result" data-region="result">
        <${pictures.Result} message=${message} />
        ${you.seat !== null &&
        html`<button type="button" class="child-again" data-spot data-action="again" aria-label=${t("child-again")} onClick=${again}><${Icon} name="play" /></button>`}
      </section>
    `}
    ${opened === "gate" && html`<${Gate} />`}
  `;
}
