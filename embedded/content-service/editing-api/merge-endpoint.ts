import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import * as v from "valibot";
import { differences } from "../changes/differences.ts";
import { merge } from "../changes/merge.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { ok } from "../write-api/responses.ts";
import { withBody } from "../write-api/with-body.ts";

const document = v.looseObject({ data: v.record(v.string(), v.unknown()) });

const mergeBody = v.strictObject({ base: document, mine: document, theirs: document });

/** The endpoint that merges two edits of a document as a save does. It reads and writes nothing. */
export function mergeEndpoint(): Endpoint {
  return { method: "POST", path: "/editing/merge", handle: withBody(mergeBody, async (sides) => mergeSides(sides)) };
}

/** Returns the merged document, the fields that have their values, and conflicts, for which it has mine. */
function mergeSides(sides: v.InferOutput<typeof mergeBody>): JsonReply {
  const { value, conflicts } = merge(sides);
  const contested = new Set(conflicts.map(({ path }) => path));
  const merged = differences(sides.mine, value).map(({ path }) => path);
  return ok({
    document: value,
    merged: merged.filter((path) => !contested.has(path)),
    conflicts: conflicts.map(({ path, base = null, mine = null, theirs = null }) => ({ path, base, mine, theirs })),
  });
}
