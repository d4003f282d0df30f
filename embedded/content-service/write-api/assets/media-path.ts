import type { Asset } from "../../store/asset-store.ts";

/** Where an uploaded file is served. */
export function mediaPath({ id, filename }: Pick<Asset, "id" | "filename">): string {
  return `/media/${id}/${encodeURIComponent(filename)}`;
}
