import * as v from "valibot";
import { connectType, type FromFrame, fromFrameSchema, type ToFrame } from "../../protocol/frame-messages.ts";

export interface FramePort {
  readonly send: (message: ToFrame) => void;
  readonly close: () => void;
}

/** Connects the studio with the page in a frame. Messages of other origins and other forms are ignored. */
export function connectFrame(frame: Window, origin: string, onMessage: (message: FromFrame) => void): FramePort {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(fromFrameSchema, data);
    if (message.success) onMessage(message.output);
  });
  port1.start();
  frame.postMessage({ type: connectType }, origin, [port2]);
  return { send: (message) => port1.postMessage(message), close: () => port1.close() };
}
