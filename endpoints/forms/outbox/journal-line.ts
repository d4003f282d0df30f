import { createHash } from "node:crypto";
import * as v from "valibot";
import { messageSchema } from "./message.ts";

const entrySchema = v.variant("kind", [
  v.object({ kind: v.literal("message"), message: messageSchema }),
  v.object({ kind: v.literal("delivered"), id: v.string(), at: v.string() }),
]);

/** A change of the outbox: a message that was accepted, or one that was delivered. */
export type Entry = v.InferOutput<typeof entrySchema>;

/** Returns a line of the journal: a checksum, the entry as JSON, and a line break. */
export function encodeEntry(entry: Entry): string {
  const json = JSON.stringify(entry);
  return `${checksum(json)} ${json}\n`;
}

/** Parses a line without its break. Undefined for one that is cut off or damaged. */
export function decodeEntry(line: string): Entry | undefined {
  const [, sum, json = ""] = /^([\da-f]{16}) (.+)$/.exec(line) ?? [];
  return sum === checksum(json) ? v.parse(entrySchema, JSON.parse(json)) : undefined;
}

function checksum(json: string): string {
  return createHash("sha256").update(json).digest("hex").slice(0, 16);
}
