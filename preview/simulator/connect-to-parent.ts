import * as v from "valibot";
import { isParent } from "../../routing/simulator-parents.ts";
import {
  type ActiveSlice,
  type Reply,
  connectRequest,
  type Interests,
  parentRequest,
  type ParentRequest,
  type Rectangle,
  reject,
  scrollRequest,
  type ScrollRequest,
  sliceZone,
  succeed,
  unsupported,
} from "./parent-messages.ts";

/** Milliseconds between announcements, and how many there are: the parent may begin to listen after the first. */
const announcement = { everyMs: 500, atMost: 40 };

/** Functions of the frame that its parent calls. */
export interface ParentHandlers {
  readonly setSliceZone: (slices: readonly unknown[]) => void;
  /** Returns whether the slice is on the page. */
  readonly scrollToSlice: (scroll: ScrollRequest) => boolean;
}

/** Notifications of the frame to its parent. It sends nothing that the parent did not request. */
export interface ParentConnection {
  readonly setActiveSlice: (slice: ActiveSlice | null) => void;
  readonly setSliceZoneSize: (rect: Rectangle) => void;
  readonly close: () => void;
}

type Frame = Pick<Window, "parent" | "addEventListener" | "removeEventListener">;

/**
 * Announces a frame to its parent and serves its requests, in the protocol of `@prismicio/simulator` 0.1 and 0.2. Only the
 * frame's own parent is served, and only from an origin of `parents` (sources as in `simulatorParents`).
 */
export function connectToParent(frame: Frame, parents: readonly string[], handlers: ParentHandlers): ParentConnection {
  let port: MessagePort | undefined;
  let interests: Interests = { activeSliceAPI: false, sliceZoneSizeAPI: false };
  const stopAnnouncing = announce(frame.parent);
  const onMessage = ({ source, origin, data, ports: [offered] }: MessageEvent<unknown>) => {
    if (source !== frame.parent || !isParent(origin, parents) || offered === undefined) return;
    const request = v.safeParse(connectRequest, data);
    if (!request.success) return;
    stopAnnouncing();
    port?.close();
    port = servePort(offered, handlers);
    interests = request.output.data;
    port.postMessage({ requestID: request.output.requestID, ...succeed() });
  };
  let sent = 0;
  const send = (type: string, data: unknown) => port?.postMessage({ requestID: `api-${(sent += 1)}`, type, data });
  frame.addEventListener("message", onMessage);
  return {
    setActiveSlice: (slice) => interests.activeSliceAPI && send("setActiveSlice", slice),
    setSliceZoneSize: (rect) => interests.sliceZoneSizeAPI && send("setSliceZoneSize", { rect }),
    close: () => {
      stopAnnouncing();
      frame.removeEventListener("message", onMessage);
      port?.close();
    },
  };
}

/** Says "ready" to the parent until it connects. Returns the function that stops. */
function announce(parent: Window): () => void {
  let left = announcement.atMost;
  const say = () => {
    parent.postMessage({ requestID: "api-0", type: "ready", data: undefined }, "*");
    left -= 1;
    if (left <= 0) clearInterval(timer);
  };
  const timer = setInterval(say, announcement.everyMs);
  say();
  return () => clearInterval(timer);
}

function servePort(port: MessagePort, handlers: ParentHandlers): MessagePort {
  port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const request = v.safeParse(parentRequest, data);
    // The parent's responses to our own requests have no type.
    if (!request.success) return;
    port.postMessage({ requestID: request.output.requestID, ...respond(request.output, handlers) });
  });
  port.start();
  return port;
}

function respond({ type, data }: ParentRequest, handlers: ParentHandlers): Reply {
  if (type === "ping") return succeed("pong");
  if (type === "setSliceZone") {
    if (!v.is(sliceZone, data)) return reject("`data` must be a list of slices.");
    handlers.setSliceZone(data);
    return succeed();
  }
  if (type !== "scrollToSlice") return unsupported(type);
  const scroll = v.safeParse(scrollRequest, data);
  if (!scroll.success) return reject("`sliceIndex` must be the position of a slice, from 0.");
  return handlers.scrollToSlice(scroll.output) ? succeed() : reject("This slice shows nothing on the page.");
}
