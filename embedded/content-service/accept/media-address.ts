import type { Asset } from "../store/asset-store.ts";

/** Where an uploaded file is served. */
export function mediaPath({ id, filename }: Pick<Asset, "id" | "filename">): string {
  return `/media/${id}/${encodeURIComponent(filename)}`;
}

/** The address of a file of ours without its origin, `/media/…`; undefined for another one. */
export function localAddress(url: string | undefined, origins: readonly string[]): string | undefined {
  const origin = ["", ...origins].find((one) => url?.startsWith(`${one}/media/`));
  return origin === undefined ? undefined : url?.slice(origin.length);
}
