import type { HonoRequest } from "hono";
import type { Asset, AssetTag } from "../../store/asset-store.ts";
import type { WriteContext } from "../write-context.ts";
import { mediaPath } from "../../accept/media-address.ts";

/** Returns assets in the format of the Asset API; unknown members are omitted. */
export async function presentAssets(
  assets: readonly Asset[],
  { url }: Pick<HonoRequest, "url">,
  { store, mediaBaseUrl = new URL(url).origin }: Pick<WriteContext, "store" | "mediaBaseUrl">,
): Promise<readonly unknown[]> {
  const tags = await store.assetTags();
  return assets.map((asset) => ({
    ...known(asset),
    url: `${mediaBaseUrl}${mediaPath(asset)}`,
    extension: findExtension(asset.filename),
    tags: tags.filter(({ id }) => asset.tags.includes(id)).map(presentTag),
    created_at: asset.createdAt,
    last_modified: asset.modifiedAt,
  }));
}

function known({ id, filename, size, kind, width, height, alt, notes, credits }: Asset) {
  const all = { id, filename, size, kind, width, height, alt, notes, credits };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

export function presentTag({ createdAt, ...tag }: AssetTag) {
  return { ...tag, created_at: createdAt, last_modified: createdAt };
}

function findExtension(filename: string): string {
  return /\.([^.]+)$/.exec(filename)?.[1] ?? "";
}
