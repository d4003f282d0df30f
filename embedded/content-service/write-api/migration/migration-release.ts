import type { ContentStore } from "../../store/content-store.ts";
import type { DocumentContent } from "../../store/document.ts";
import type { Refusal } from "../../store/refusal.ts";
import type { View } from "../../store/view.ts";

/** The release that documents are migrated into. */
export const releaseId = "migration-release";

/** What readers of the release see; there may be none yet. */
export async function releaseView(store: ContentStore): Promise<View> {
  const [{ master }, overlay] = await Promise.all([store.state(), store.overlay(releaseId)]);
  return { master, overlay };
}

/** Puts a document into the release, which is made for it when there is none. */
export async function putIntoRelease(store: ContentStore, document: DocumentContent): Promise<Refusal | void> {
  if (!(await store.overlay(releaseId))) {
    await store.putOverlay({ id: releaseId, kind: "release", label: "Migration release", scheduledAt: null });
  }
  return store.putDocument(releaseId, document);
}
