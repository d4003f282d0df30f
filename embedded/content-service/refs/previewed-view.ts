import type { View } from "../store/view.ts";
import { isReadable } from "./is-readable.ts";
import type { Ref } from "./ref.ts";
import type { Unseen, Viewer } from "./viewer.ts";

/**
 * What a preview shows. Where the revisions that it was made for can't be read any more it shows the newest ones: a
 * preview is good until it expires, or its release or draft is gone.
 */
export async function previewedView(
  { master, overlay }: Omit<Ref, "preview">,
  id: string,
  { store, state, now }: Viewer,
): Promise<View | Unseen> {
  const preview = await store.preview(id);
  if (!preview || (overlay && overlay.id !== preview.overlay)) return "unknown";
  if (preview.expiresAt <= now) return "expired-preview";
  const current = await store.overlay(preview.overlay);
  const revision = overlay?.revision ?? current?.revision;
  if (!current || revision === undefined || revision > current.revision) return "unknown";
  return {
    master: master < state.oldestMaster ? state.master : master,
    overlay: { id: current.id, revision: isReadable(revision, current, state) ? revision : current.revision },
  };
}
