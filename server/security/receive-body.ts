import type { IncomingMessage } from "node:http";
import { createByteBudget } from "../byte-budget.ts";

/** Returns the body of a request. Undefined for one that is too large, or large while many others are received. */
export type ReceiveBody = (request: IncomingMessage, maxBytes: number) => Promise<Buffer | undefined>;

/** Of all bodies that are being received. A form and a message have a few thousand bytes. */
const limits = { most: 16_000_000, always: 65_536 };

/**
 * Returns a function that receives bodies. A client that sends slowly occupies nothing but its connection, whose request
 * has a time limit. It rejects when the client leaves.
 */
export function createBodyReceiver(): ReceiveBody {
  const hold = createByteBudget(limits);
  return (request, maxBytes) => {
    const held = hold();
    const chunks: Uint8Array[] = [];
    let size = 0;
    const received = new Promise<Buffer | undefined>((resolve, reject) => {
      request.on("data", (chunk: Uint8Array) => {
        size += chunk.length;
        if (size > maxBytes || !held.add(chunk.length)) resolve(undefined);
        else chunks.push(chunk);
      });
      request.once("end", () => resolve(Buffer.concat(chunks)));
      request.once("error", reject);
      request.once("close", () => reject(new Error("The client left.")));
    });
    return received.finally(() => {
      held.release();
      request.removeAllListeners("data").resume();
    });
  };
}
