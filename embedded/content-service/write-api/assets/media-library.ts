import type { MediaLibrary } from "../../../media/media-library.ts";
import type { ContentStore } from "../../store/content-store.ts";

/** The uploaded files of a store. */
export function mediaLibrary(store: Pick<ContentStore, "assets" | "assetFile">): MediaLibrary {
  return {
    find: async (id) => {
      const [asset] = await store.assets([id]);
      return asset && { ...asset, read: async () => (await store.assetFile(id)) ?? new Uint8Array() };
    },
  };
}
