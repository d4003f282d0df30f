import * as v from "valibot";
import { epochNow } from "../../epoch-now.ts";
import type { ContentRef } from "./content-refs.ts";

/** A publication as one machine notifies the others, with the master ref after it. */
export interface SharedPublication extends ContentRef {
  readonly tags: readonly string[];
}

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    from: v.string(),
    tags: v.array(v.string()),
    masterRef: v.optional(v.string()),
    namedAt: v.optional(v.number()),
  }),
);

/** Returns the message of a publication; `from` identifies the machine. */
export function encodePublication(publication: SharedPublication, from: string): string {
  return JSON.stringify({ from, ...publication });
}

/** Parses a message. One that is invalid has `everything`, from nobody. */
export function decodePublication(text: string | undefined, everything: readonly string[]) {
  const message = v.safeParse(messageSchema, text);
  const unreadable = { from: "", tags: everything, masterRef: undefined, namedAt: undefined };
  const { from, tags, masterRef, namedAt = epochNow() } = message.success ? message.output : unreadable;
  return { from, publication: { tags, masterRef, namedAt } };
}
