import { connectType } from "../protocol/connect-type.ts";
import type { FrameData, FromFrame, ToFrame } from "../protocol/frame-messages.ts";
import { Page } from "./page.ts";

const { origin, marks, shown }: FrameData = JSON.parse(document.getElementById("studio-frame")?.textContent ?? "{}");
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
    send({ type: "ready", shown });
  },
);

function send(message: FromFrame): void {
  port?.postMessage(message);
}

function receive(message: ToFrame): void {
  if (message.type === "text") page.showText(message);
  if (message.type === "highlight") page.highlight(message);
  if (message.type === "point") page.point(message);
  if (message.type === "scroll-to") page.scrollTo(message);
  if (message.type === "morph") page.morph(message);
}

/** Links and forms do nothing. All else works, so that texts in closed parts can be reached. */
function stay(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === "submit" || target.closest("a,area")) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (event.type === "click") send({ type: "selected", ...page.locate(target) });
}

for (const type of ["click", "auxclick", "submit"]) addEventListener(type, stay, true);

/** The element under the pointer: only a change of it is located. */
let last: EventTarget | null;
const root = document.documentElement;
root.addEventListener("pointermove", ({ target }) => {
  if (target !== last && target instanceof Element) page.point(page.locate(target));
  last = target;
});
root.addEventListener("pointerleave", () => {
  last = null;
  page.point({ slice: null, field: null });
});

addEventListener("scroll", () => page.update(), { passive: true });
new ResizeObserver(() => page.update()).observe(document.body);
