import type { View } from "../store/view.ts";
import { isReadable } from "./is-readable.ts";
import { previewedView } from "./previewed-view.ts";
import { readRef } from "./read-ref.ts";
import type { Ref } from "./ref.ts";
import { unwrapCookie } from "./unwrap-cookie.ts";
import type { Unseen, Viewer } from "./viewer.ts";

export type FoundView =
  | { readonly found: "view"; readonly view: View; readonly ref: string }
  | { readonly found: Unseen };

/** What the text of a `ref` parameter shows to a viewer: it may be a ref, a preview token or a preview cookie. */
export async function findView(text: string, viewer: Viewer): Promise<FoundView> {
  const refText = unwrapCookie(text, viewer.repositoryName);
  const ref = readRef(refText, viewer.state.nonce);
  if (!ref || ref.master > viewer.state.master) return { found: "unknown" };
  const { preview, ...view } = ref;
  const seen = preview === undefined ? await plainView(view, viewer) : await previewedView(view, preview, viewer);
  return typeof seen === "string" ? { found: seen } : { found: "view", view: seen, ref: refText };
}

/** A release that is published or deleted meanwhile can still be read to the end by those who have begun. */
async function plainView({ master, overlay }: Omit<Ref, "preview">, viewer: Viewer): Promise<View | Unseen> {
  const isOld = master < viewer.state.oldestMaster;
  if (!overlay) return isOld ? "expired" : { master, overlay };
  const { id, kind, revision } = overlay;
  const current = await viewer.store.overlay(id);
  if (kind === "draft" || current?.kind === "draft" || (current && revision > current.revision)) return "unknown";
  if (!viewer.seesReleases) return "forbidden";
  return isOld || !isReadable(revision, current, viewer.state) ? "expired" : { master, overlay: { id, revision } };
}
