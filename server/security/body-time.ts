import type { IncomingMessage } from "node:http";

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Calls `onLate` for a request whose body is not whole some milliseconds after its headers. */
export function limitBodyTime(request: IncomingMessage, ms: number, onLate: () => void): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && !(Number(length) > 0)) return;
  const timer = setTimeout(() => {
    if (!request.complete) onLate();
  }, ms).unref();
  timers.set(request, timer);
  request.once("close", () => clearTimeout(timer));
}

/** Takes this limit off a request. The server's own remains, which is long enough for a file on a slow line. */
export function allowLongBody(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}
