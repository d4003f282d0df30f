import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import { timestamp } from "../present/timestamp.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { MergedWrite, Written } from "../store/edit.ts";
import type { OverlayEntry, OverlayName } from "../store/history.ts";
import { isRefusal, type Refusal, type Revised } from "../store/refusal.ts";
import { ok, refusalResponse } from "../write-api/responses.ts";

/** Adds the ETag of a revision, which the next change sends as `If-Match`. */
export function tagged(reply: JsonReply, revision: number): JsonReply {
  return { ...reply, headers: { ...reply.headers, etag: `"${revision}"` } };
}

export function noDocument(document: string): Refusal {
  return { refused: "not-found", message: `There is no document "${document}".` };
}

export function presentRevised({ revision, at, author, label }: Revised) {
  return { revision, at: timestamp(at), author, label };
}

/** Returns the result of a write to an overlay: the new revision, the merged fields, and warnings. */
export async function writtenResponse(
  result: Written | MergedWrite | Refusal,
  overlay: string,
  document: string,
  store: ContentStore,
): Promise<JsonReply> {
  if (isRefusal(result)) return refusalResponse(result);
  const [entry] = await store.entries(overlay, document);
  const warnings = entry ? listWarnings(entry) : [];
  return tagged(ok({ id: document, ...result, warnings }), result.revision);
}

interface Warning {
  readonly code: "also-in" | "outdated" | "lost-address";
  /** Id of the document. */
  readonly document: string;
  readonly message: string;
  /** The other release or draft. */
  readonly other?: OverlayName;
}

/** Lists what the editors of an entry should know about other writers, and about its address. */
export function listWarnings({ document, base, published, alsoIn, loss }: OverlayEntry): readonly Warning[] {
  const lost: readonly Warning[] = loss === undefined ? [] : [{ code: "lost-address", document, message: loss }];
  const also = alsoIn.map((other): Warning => ({
    code: "also-in",
    document,
    message: sharedWith(document, other),
    other,
  }));
  if (base === published) return [...lost, ...also];
  return [{ code: "outdated", document, message: outdated(document, published) }, ...lost, ...also];
}

function sharedWith(document: string, { kind, label }: OverlayName): string {
  return `The ${kind} "${label}" changes "${document}" too: whichever is published second is refused where both changed a field.`;
}

function outdated(document: string, published: number): string {
  const now = published === 0 ? "was removed" : `was published again as revision ${published}`;
  return `"${document}" ${now} since it was put here: publishing merges both, and is refused where both changed a field.`;
}
