import type { ContentStore, StoreReader } from "../store/content-store.ts";
import type { OperationLookup } from "./store-operations.ts";
import type { SteppedWriter } from "./store-writer.ts";

/** Builds the store's interface from its operations. */
export function createContentStore(
  read: OperationLookup<StoreReader>,
  write: OperationLookup<SteppedWriter>,
  close: () => Promise<void>,
): ContentStore {
  return { ...createReads(read), ...createDocumentWrites(write), ...createOtherWrites(write), close };
}

function createReads(operation: OperationLookup<StoreReader>) {
  return {
    state: operation("state"),
    overlay: operation("overlay"),
    drafts: operation("drafts"),
    overlayChanges: operation("overlayChanges"),
    search: operation("search"),
    documents: operation("documents"),
    stubs: operation("stubs"),
    translations: operation("translations"),
    preview: operation("preview"),
    models: operation("models"),
    modelRevision: operation("modelRevision"),
    assets: operation("assets"),
    assetFile: operation("assetFile"),
    assetTags: operation("assetTags"),
    listAssets: operation("listAssets"),
    catalogItems: operation("catalogItems"),
    catalogKeys: operation("catalogKeys"),
    catalogPage: operation("catalogPage"),
    nextDelivery: operation("nextDelivery"),
    seeds: operation("seeds"),
    publications: operation("publications"),
    contentAt: operation("contentAt"),
    saves: operation("saves"),
    editable: operation("editable"),
    entries: operation("entries"),
    documentUses: operation("documentUses"),
    assetUses: operation("assetUses"),
    listDocuments: operation("listDocuments"),
    listedDocument: operation("listedDocument"),
  };
}

function createDocumentWrites(operation: OperationLookup<SteppedWriter>) {
  return {
    setLanguages: operation("setLanguages"),
    publish: operation("publish"),
    putOverlay: operation("putOverlay"),
    deleteOverlay: operation("deleteOverlay"),
    putDocument: operation("putDocument"),
    mergeDocument: operation("mergeDocument"),
    moveDraft: operation("moveDraft"),
    tryDocument: operation("tryDocument"),
    archiveDocument: operation("archiveDocument"),
    resetDocument: operation("resetDocument"),
    publishOverlay: operation("publishOverlay"),
    changeTogether: operation("changeTogether"),
    putPreview: operation("putPreview"),
    pruneHistory: operation("pruneHistory"),
    thinSaves: operation("thinSaves"),
    recordFindings: operation("recordFindings"),
    prune: pruneWith(operation("pruneSome")),
  };
}

/** Prunes in batches, so that other writes run in between. */
function pruneWith(pruneSome: (before: number) => Promise<boolean>): (before: number) => Promise<void> {
  const prune = async (before: number): Promise<void> => {
    if (await pruneSome(before)) await prune(before);
  };
  return prune;
}

function createOtherWrites(operation: OperationLookup<SteppedWriter>) {
  return {
    insertModel: operation("insertModel"),
    deleteModel: operation("deleteModel"),
    changeModels: operation("changeModels"),
    putAsset: operation("putAsset"),
    updateAsset: operation("updateAsset"),
    deleteAssets: operation("deleteAssets"),
    putAssetTag: operation("putAssetTag"),
    putCatalogItems: operation("putCatalogItems"),
    deleteCatalogItems: operation("deleteCatalogItems"),
    finishDelivery: operation("finishDelivery"),
    postponeDelivery: operation("postponeDelivery"),
  };
}
