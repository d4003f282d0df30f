import type { JsonReply } from "../../../http/send-json.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { DocumentContent } from "../../store/document.ts";
import { invalid, refusalReply } from "../reply.ts";
import { putIntoRelease } from "./migration-release.ts";

/** Puts a document into the release; what a store has against it is mostly that its uid is taken. */
export async function saveDocument(
  store: ContentStore,
  document: DocumentContent,
  status: 200 | 201,
): Promise<JsonReply> {
  const refusal = await putIntoRelease(store, document);
  if (refusal?.refused === "conflict") {
    return invalid([{ property: "uid", value: document.uid, error: refusal.message }]);
  }
  if (refusal) return refusalReply(refusal);
  const { id, title, type, lang, uid } = document;
  return { status, body: { id, title, type, lang, ...(uid === null ? {} : { uid }) } };
}
