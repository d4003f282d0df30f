import { connectType } from "../protocol/connect-type.ts";
import type { FromFrame, ToFrame } from "../protocol/frame-messages.ts";
import type { Mark } from "../protocol/rendering.ts";
import { Page } from "./page.ts";

interface FrameData {
  /** Origin of the studio. */
  readonly origin: string;
  readonly marks: readonly Mark[];
}

const { origin, marks }: FrameData = JSON.parse(document.getElementById("studio-frame")?.textContent ?? "{}");
const page = new Page(marks);
let port: MessagePort | undefined;

addEventListener(
  "message",
  ({ data, origin: from, ports: [given] }: MessageEvent<{ readonly type?: unknown } | null>) => {
    if (from !== origin || data?.type !== connectType || given === undefined) return;
    port?.close();
    port = given;
    // Only the studio's page has the other end.
    port.addEventListener("message", (event: MessageEvent<ToFrame>) => receive(event.data));
    port.start();
    send({ type: "ready", height: page.height });
  },
);

function send(message: FromFrame): void {
  port?.postMessage(message);
}

function receive(message: ToFrame): void {
  if (message.type === "text") page.showText(message);
  if (message.type === "highlight") page.highlight(message);
  if (message.type === "scroll-to") page.scrollTo(message);
  if (message.type === "ping") send({ type: "pong" });
  if (message.type === "morph") {
    page.morph(message);
    last = undefined;
    send({ type: "morphed" });
  }
}

/** Links and forms do nothing. All else works, so that texts in closed parts can be reached. */
function stay(event: Event): void {
  const { target } = event;
  if (event.type !== "submit" && !(target instanceof Element && target.closest("a,area") !== null)) return;
  event.preventDefault();
  event.stopPropagation();
}

for (const type of ["click", "auxclick", "submit"]) addEventListener(type, stay, true);

addEventListener(
  "click",
  (event) => {
    if (!(event.target instanceof Element)) return;
    send({ type: "selected", ...page.locate(event.target) });
  },
  true,
);

/** The element under the pointer: only a change of it is located. */
let last: Element | undefined;
let pointed = "";
addEventListener(
  "pointermove",
  ({ target }) => {
    if (!(target instanceof Element) || target === last) return;
    last = target;
    const place = JSON.stringify(page.locate(target));
    if (place !== pointed) send(page.point(target));
    pointed = place;
  },
  { passive: true },
);

document.documentElement.addEventListener("pointerleave", () => {
  last = undefined;
  pointed = "";
  send({ type: "pointed", slice: null, field: null, rectangle: null });
});

addEventListener("scroll", () => page.update(), { passive: true });
new ResizeObserver(() => {
  page.update();
  send({ type: "resized", height: page.height });
}).observe(document.body);
