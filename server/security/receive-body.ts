import type { IncomingMessage } from "node:http";
import { createByteBudget } from "../byte-budget.ts";

/**
 * Returns the body of a request, of a client where one is to be limited. Undefined for one that is large while many others
 * are received. Rejects with a `RangeError` for one that is too large.
 */
export type ReceiveBody = (request: IncomingMessage, maxBytes: number, client?: string) => Promise<Buffer | undefined>;

/** Of all bodies that are being received. A form and a message have a few thousand bytes. */
const limits = { most: 16_000_000, always: 16_384 };

/**
 * Returns a function that receives bodies. A client that sends slowly occupies nothing but its connection, whose request
 * has a time limit. The promise rejects when the client leaves.
 */
export function createBodyReceiver(): ReceiveBody {
  const hold = createByteBudget(limits);
  return (request, maxBytes, client) => {
    const held = hold(client);
    let [body, size] = [Buffer.alloc(0), 0];
    const received = new Promise<Buffer | undefined>((resolve, reject) => {
      request.on("data", (chunk: Uint8Array) => {
        const added = roomToAdd(body, size + chunk.length);
        if (size + chunk.length > maxBytes) return reject(new RangeError("The body is too large."));
        if (!held.add(added)) return resolve(undefined);
        if (added > 0) body = Buffer.concat([body], body.length + added);
        body.set(chunk, size);
        size += chunk.length;
        return undefined;
      });
      request.once("end", () => resolve(body.subarray(0, size)));
      request.once("error", reject);
      request.once("close", () => reject(new Error("The client left.")));
    });
    return received.finally(() => {
      held.release();
      request.removeAllListeners("data").resume();
    });
  };
}

/**
 * Returns how many bytes to add, so that `bytes` have room. Chunks are copied, because a list of chunks of a few bytes takes
 * many times their memory. Doubled, each byte is copied twice at most.
 */
function roomToAdd({ length }: Buffer, bytes: number): number {
  return bytes <= length ? 0 : Math.max(bytes, 2 * length) - length;
}
