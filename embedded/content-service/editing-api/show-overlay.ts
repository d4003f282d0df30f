import { timestamp } from "../present/timestamp.ts";
import { refOf } from "../refs/write-ref.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { Overlay } from "../store/state.ts";

/** A release or draft as it is answered, with the reference that shows its newest content. */
export async function showOverlay(overlay: Overlay, store: ContentStore): Promise<unknown> {
  const { id, kind, label, scheduledAt } = overlay;
  return {
    id,
    label,
    ref: refOf(await store.state(), overlay),
    ...(kind === "release" && { scheduledAt: scheduledAt === null ? null : timestamp(scheduledAt) }),
    documents: (await store.overlayChanges(id)).map(({ document, archived }) => ({ id: document, archived })),
  };
}
