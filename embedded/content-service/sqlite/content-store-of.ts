import type { ContentStore, StoreReader } from "../store/content-store.ts";
import type { Ask } from "./store-operations.ts";
import type { SteppedWriter } from "./store-writer.ts";

/** The store as the rest of the service knows it. */
export function contentStoreOf(
  read: Ask<StoreReader>,
  write: Ask<SteppedWriter>,
  close: () => Promise<void>,
): ContentStore {
  return { ...readsOf(read), ...documentWritesOf(write), ...otherWritesOf(write), close };
}

function readsOf(ask: Ask<StoreReader>) {
  return {
    state: ask("state"),
    overlay: ask("overlay"),
    drafts: ask("drafts"),
    overlayChanges: ask("overlayChanges"),
    search: ask("search"),
    documents: ask("documents"),
    stubs: ask("stubs"),
    translations: ask("translations"),
    preview: ask("preview"),
    models: ask("models"),
    modelRevision: ask("modelRevision"),
    assets: ask("assets"),
    assetFile: ask("assetFile"),
    assetTags: ask("assetTags"),
    listAssets: ask("listAssets"),
    catalogItems: ask("catalogItems"),
    catalogPage: ask("catalogPage"),
    nextDelivery: ask("nextDelivery"),
    seeds: ask("seeds"),
  };
}

function documentWritesOf(ask: Ask<SteppedWriter>) {
  return {
    setLanguages: ask("setLanguages"),
    publish: ask("publish"),
    putOverlay: ask("putOverlay"),
    deleteOverlay: ask("deleteOverlay"),
    putDocument: ask("putDocument"),
    archiveDocument: ask("archiveDocument"),
    resetDocument: ask("resetDocument"),
    publishOverlay: ask("publishOverlay"),
    putPreview: ask("putPreview"),
    prune: pruneWith(ask("pruneSome")),
  };
}

/** Other changes come in between. */
function pruneWith(pruneSome: (before: number) => Promise<boolean>): (before: number) => Promise<void> {
  const prune = async (before: number): Promise<void> => {
    if (await pruneSome(before)) await prune(before);
  };
  return prune;
}

function otherWritesOf(ask: Ask<SteppedWriter>) {
  return {
    insertModel: ask("insertModel"),
    updateModel: ask("updateModel"),
    deleteModel: ask("deleteModel"),
    changeModels: ask("changeModels"),
    putAsset: ask("putAsset"),
    updateAsset: ask("updateAsset"),
    putAssetTag: ask("putAssetTag"),
    putCatalogItems: ask("putCatalogItems"),
    deleteCatalogItems: ask("deleteCatalogItems"),
    finishDelivery: ask("finishDelivery"),
    postponeDelivery: ask("postponeDelivery"),
  };
}
