import type { Asset } from "../store/asset-store.ts";

/** Returns the path of an uploaded file, or of a shipped photograph. */
export function mediaPath({ id, filename, path }: Pick<Asset, "id" | "filename" | "path">): string {
  return path ?? `/media/${id}/${encodeURIComponent(filename)}`;
}

/** Returns the beginning of all addresses of an asset. Its name or its parameters follow. */
export function mediaPrefix({ id, path }: Pick<Asset, "id" | "path">): string {
  return path?.split("?")[0] ?? `/media/${id}/`;
}

/** Returns an address of this service without its origin, `/media/…`; undefined for another address. */
export function localAddress(url: string | undefined, origins: readonly string[]): string | undefined {
  const origin = ["", ...origins].find((one) => url?.startsWith(`${one}/media/`));
  return origin === undefined ? undefined : url?.slice(origin.length);
}
