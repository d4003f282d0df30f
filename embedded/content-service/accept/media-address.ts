import type { Asset } from "../store/asset-store.ts";

/** Returns the path of an uploaded file. */
export function mediaPath({ id, filename }: Pick<Asset, "id" | "filename">): string {
  return `/media/${id}/${encodeURIComponent(filename)}`;
}

/** Returns an address of this service without its origin, `/media/…`; undefined for another address. */
export function localAddress(url: string | undefined, origins: readonly string[]): string | undefined {
  const origin = ["", ...origins].find((one) => url?.startsWith(`${one}/media/`));
  return origin === undefined ? undefined : url?.slice(origin.length);
}
