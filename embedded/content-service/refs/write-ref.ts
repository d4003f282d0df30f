import type { Overlay, RepositoryState } from "../store/state.ts";

type Moment = Pick<RepositoryState, "nonce" | "master">;
type OverlayMoment = Pick<Overlay, "id" | "kind" | "revision">;

/** Formats the ref of the published documents, `M`; of a release, `R~M`; or of a draft, `M:D`. */
export function writeRef({ nonce, master }: Moment, overlay?: OverlayMoment): string {
  const masterRef = `${nonce}${master.toString(36).padStart(4, "0")}`;
  if (!overlay) return masterRef;
  const over = Buffer.from(`${overlay.revision.toString(36)}.${overlay.id}`).toString("base64url");
  return overlay.kind === "release" ? `${over}~${masterRef}` : `${masterRef}:${over}`;
}

/** Formats the token that shows an overlay to its holder while the preview `id` exists. */
export function previewToken(repositoryHost: string, moment: Moment, overlay: OverlayMoment, id: string): string {
  const query = new URLSearchParams({ websitePreviewId: id });
  return `https://${repositoryHost}/previews/${writeRef(moment, overlay)}?${query}`;
}
