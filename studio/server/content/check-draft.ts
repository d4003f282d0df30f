import * as v from "valibot";
import type { ContentService } from "./content-service.ts";
import { draftId } from "../../protocol/shared-draft.ts";
import { toRefusal } from "./to-reply.ts";
import { refusal, type StudioReply } from "../http/route.ts";

const draftSchema = v.object({
  revision: v.number(),
  documents: v.array(v.object({ id: v.string(), revision: v.number() })),
});

/** Returns the revision of a document's draft. Returns a refusal if its document is not the one that the editor has seen. */
export async function checkDraft(
  { call }: Pick<ContentService, "call">,
  id: string,
  seen: number,
): Promise<number | StudioReply> {
  const reply = await call({ method: "GET", path: `/editing/drafts/${draftId(id)}` });
  if (reply.status >= 300) return toRefusal(reply);
  const { revision, documents } = v.parse(draftSchema, reply.body);
  if (documents.some((document) => document.id === id && document.revision === seen)) return revision;
  return refusal(412, "stale", "Somebody changed this page meanwhile. Look at it again first.");
}
