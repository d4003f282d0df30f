import * as v from "valibot";
import type { Edit } from "../store/edit.ts";
import { documentBody, documentId } from "./document-body.ts";
import { moment } from "./overlay-body.ts";

/** Changes of one batch. */
const maxChanges = 500;

const overlay = v.pipe(v.string(), v.nonEmpty("it needs the id of a release or draft"));

/** The revision that a change is based on, as `If-Match` has it: a number, or `*` for anything that exists. */
const revision = v.optional(v.union([v.number(), v.literal("*")], 'it needs a revision, or "*"'));

const change = v.variant(
  "do",
  [
    v.strictObject({ do: v.literal("put"), overlay, id: documentId, body: documentBody, revision }),
    v.strictObject({ do: v.literal("reset"), overlay, id: documentId, revision }),
    v.strictObject({ do: v.literal("schedule"), overlay, scheduledAt: v.nullable(moment), revision }),
    v.strictObject({ do: v.literal("publish"), overlay, loseAddresses: v.optional(v.boolean(), false), revision }),
  ],
  "it needs do: put, reset, schedule or publish",
);

export type SentChange = v.InferOutput<typeof change>;

/** Body of a batch: its changes, in the order in which they are made. */
export const batchBody = v.strictObject({
  changes: v.pipe(
    v.array(change),
    v.nonEmpty("it needs a change"),
    v.maxLength(maxChanges, `it has more than ${maxChanges} changes`),
  ),
});

/** Returns the edit of a change; that of the headers has the author. */
export function toEdit({ revision: based }: Pick<SentChange, "revision">, { author }: Edit): Edit {
  if (based === "*") return { author, expected: { kind: "present" } };
  return { author, expected: based === undefined ? { kind: "unstated" } : { kind: "revisions", revisions: [based] } };
}
