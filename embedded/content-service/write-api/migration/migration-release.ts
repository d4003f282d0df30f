import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { View } from "../../store/document-query.ts";
import type { DocumentContent } from "../../store/document.ts";
import type { Edit, Written } from "../../store/edit.ts";
import { isRefusal, type Refusal, type RefusalCode } from "../../store/refusal.ts";
import { invalid, refusalResponse } from "../responses.ts";

/** Id of the release that receives migrated documents. */
export const releaseId = "migration-release";

/** Returns the view of the release, which may not exist yet. */
export async function releaseView(store: ContentStore): Promise<View> {
  const [{ master }, overlay] = await Promise.all([store.state(), store.overlay(releaseId)]);
  return { master, overlay };
}

/** Puts a document into the release and creates the release when it is missing. */
async function putIntoRelease(store: ContentStore, document: DocumentContent, edit: Edit): Promise<Refusal | Written> {
  if (!(await store.overlay(releaseId))) {
    await store.putOverlay({ id: releaseId, kind: "release", label: "Migration release", scheduledAt: null });
  }
  return store.putDocument(releaseId, document, edit);
}

const takenCodes: ReadonlySet<RefusalCode> = new Set(["uid-taken", "address-taken", "language-taken"]);

/** Saves a document in the release. Migration clients read of a taken uid, address or language as a fault of the uid. */
export async function saveDocument(
  store: ContentStore,
  document: DocumentContent,
  { status, edit }: { readonly status: 200 | 201; readonly edit: Edit },
): Promise<JsonReply> {
  const result = await putIntoRelease(store, document, edit);
  if (isRefusal(result)) {
    const { refused, message } = result;
    return takenCodes.has(refused)
      ? invalid([{ property: "uid", value: document.uid, error: message }])
      : refusalResponse(result);
  }
  const { id, title, type, lang, uid } = document;
  return { status, body: { id, title, type, lang, ...(uid === null ? {} : { uid }) } };
}
