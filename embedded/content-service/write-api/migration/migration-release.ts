import type { JsonReply } from "../../../http/send-json.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { View } from "../../store/document-query.ts";
import type { DocumentContent } from "../../store/document.ts";
import type { Refusal } from "../../store/refusal.ts";
import { invalid, refusalResponse } from "../responses.ts";

/** The release that documents are migrated into. */
export const releaseId = "migration-release";

/** What readers of the release see; there may be none yet. */
export async function releaseView(store: ContentStore): Promise<View> {
  const [{ master }, overlay] = await Promise.all([store.state(), store.overlay(releaseId)]);
  return { master, overlay };
}

/** Puts a document into the release, which is made for it when there is none. */
async function putIntoRelease(store: ContentStore, document: DocumentContent): Promise<Refusal | void> {
  if (!(await store.overlay(releaseId))) {
    await store.putOverlay({ id: releaseId, kind: "release", label: "Migration release", scheduledAt: null });
  }
  return store.putDocument(releaseId, document);
}

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
  if (refusal) return refusalResponse(refusal);
  const { id, title, type, lang, uid } = document;
  return { status, body: { id, title, type, lang, ...(uid === null ? {} : { uid }) } };
}
