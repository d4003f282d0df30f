import type { ContentStore } from "../store/content-store.ts";
import type { View } from "../store/document-query.ts";
import type { Overlay, RepositoryState } from "../store/state.ts";
import { readRef, type Ref } from "./read-ref.ts";
import { unwrapCookie } from "./unwrap-cookie.ts";

/** The reader of a view, and the time of the request. */
interface Viewer {
  readonly store: Pick<ContentStore, "preview" | "overlay">;
  readonly state: RepositoryState;
  readonly repositoryName: string;
  readonly seesReleases: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The reason why a ref shows nothing. */
export type RefFailure = "unknown" | "expired" | "expired-preview" | "forbidden";

type FoundView = { readonly found: "view"; readonly view: View; readonly ref: string } | { readonly found: RefFailure };

/** Resolves the `ref` parameter, which may be a ref, a preview token or a preview cookie. */
export async function findView(text: string, viewer: Viewer): Promise<FoundView> {
  const refText = unwrapCookie(text, viewer.repositoryName);
  const ref = readRef(refText, viewer.state.nonce);
  if (!ref || ref.master > viewer.state.master) return { found: "unknown" };
  const { preview, ...view } = ref;
  const resolved = preview === undefined ? await plainView(view, viewer) : await previewedView(view, preview, viewer);
  return typeof resolved === "string" ? { found: resolved } : { found: "view", view: resolved, ref: refText };
}

/** Resolves a ref without a preview. A release that was published or deleted remains readable for a while. */
async function plainView({ master, overlay }: Omit<Ref, "preview">, viewer: Viewer): Promise<View | RefFailure> {
  const isOld = master < viewer.state.oldestMaster;
  if (!overlay) return isOld ? "expired" : { master, overlay };
  const { id, kind, revision } = overlay;
  const current = await viewer.store.overlay(id);
  if (kind === "draft" || current?.kind === "draft" || (current && revision > current.revision)) return "unknown";
  if (!viewer.seesReleases) return "forbidden";
  return isOld || !isReadable(revision, current, viewer.state) ? "expired" : { master, overlay: { id, revision } };
}

/** Resolves a preview. When its revisions were pruned, the newest ones replace them, until the preview expires. */
async function previewedView(
  { master, overlay }: Omit<Ref, "preview">,
  id: string,
  { store, state, now }: Viewer,
): Promise<View | RefFailure> {
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

/** True when the store still has a revision of an overlay; `current` is the overlay's present state. */
function isReadable(revision: number, current: Overlay | undefined, state: RepositoryState): boolean {
  return revision === current?.revision || revision >= state.oldestOverlayRevision;
}
