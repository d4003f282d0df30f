import { readPhotos } from "@tessera/media/photos.ts";
import type { Asset, AssetQuery } from "../../store/asset-store.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { Refusal } from "../../store/refusal.ts";
import { listPhotographs } from "./photographs.ts";

/** Adds the shipped photographs to the library of a store, after its uploads. They are in no table, and stay as they are. */
export function withPhotographs(store: ContentStore): ContentStore {
  const all = listPhotographs(readPhotos());
  const byId = new Map(all.map((photograph) => [photograph.id, photograph]));
  const refuse = (ids: readonly string[]) => toRefusal(ids.flatMap((id) => byId.get(id) ?? []));
  return {
    ...store,
    assets: async (ids) => {
      const stored = new Map((await store.assets(ids)).map((asset) => [asset.id, asset]));
      return ids.flatMap((id) => stored.get(id) ?? byId.get(id) ?? []);
    },
    listAssets: async (query) => {
      const found = all.filter((photograph) => isWanted(photograph, query));
      const isBeyondUploads = byId.has(query.after);
      const uploads = await store.listAssets(isBeyondUploads ? { ...query, after: "", pageSize: 0 } : query);
      const rest = isBeyondUploads ? found.slice(found.findIndex(({ id }) => id === query.after) + 1) : found;
      const assets = [...uploads.assets, ...rest.slice(0, query.pageSize - uploads.assets.length)];
      return { assets, total: uploads.total + found.length };
    },
    updateAsset: async (asset) => refuse([asset.id]) ?? store.updateAsset(asset),
    deleteAssets: async (ids, isUseLost) => refuse(ids) ?? store.deleteAssets(ids, isUseLost),
  };
}

function isWanted({ filename, alt, notes, credits }: Asset, { kind, keyword, tags }: AssetQuery): boolean {
  if ((kind !== "all" && kind !== "image") || tags.length > 0) return false;
  return [filename, alt, notes, credits].join("\n").toLowerCase().includes(keyword.toLowerCase());
}

function toRefusal([photograph]: readonly Asset[]): Refusal | undefined {
  if (photograph === undefined) return undefined;
  const message = `"${photograph.filename}" comes with the project: describe it where it is used, or upload another file.`;
  return { refused: "shipped", message };
}
