import type { JsonReply } from "../../../http/send-json.ts";
import { refusalReply } from "../reply.ts";
import type { WriteContext } from "../write-context.ts";
import { releaseId } from "./migration-release.ts";

/** Publishes all that was migrated at once. */
export function publishRelease({ store }: Pick<WriteContext, "store">): () => Promise<JsonReply> {
  return async () => {
    if (!(await store.overlay(releaseId))) return { status: 202, body: { totalItems: 0 } };
    const published = await store.publishOverlay(releaseId, Date.now());
    if ("refused" in published) return refusalReply(published);
    return { status: 202, body: { totalItems: published.documents.length } };
  };
}
