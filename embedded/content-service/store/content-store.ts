import type { AssetReader, AssetWriter } from "./asset-store.ts";
import type { BatchWriter } from "./batch.ts";
import type { CatalogReader, CatalogWriter } from "./catalog-store.ts";
import type { DeliveryReader, DeliveryWriter } from "./delivery-store.ts";
import type { ListReader } from "./document-list.ts";
import type { DocumentReader, SeedReader } from "./document-reader.ts";
import type { DocumentWriter } from "./document-writer.ts";
import type { FindingsWriter } from "./findings.ts";
import type { HistoryReader } from "./history.ts";
import type { UseReader } from "./uses.ts";
import type { ModelReader, ModelWriter } from "./model-store.ts";

/** All operations that read. */
export interface StoreReader
  extends
    DocumentReader,
    ListReader,
    UseReader,
    HistoryReader,
    ModelReader,
    AssetReader,
    CatalogReader,
    DeliveryReader,
    SeedReader {}

/** All operations that write. */
export interface StoreWriter
  extends DocumentWriter, BatchWriter, FindingsWriter, ModelWriter, AssetWriter, CatalogWriter, DeliveryWriter {}

/** The store's interface for the service. Promises reject with a `StoreError` when the store fails. */
export type ContentStore = Asynchronous<StoreReader & StoreWriter> & { readonly close: () => Promise<void> };

/** A store that serves writers before readers. */
export interface OpenStore extends ContentStore {
  /** The same store for requests that write: their reads precede all waiting ones, so readers cannot starve them. */
  readonly forWriters: ContentStore;
}

/** The same functions, returning promises. */
type Asynchronous<T> = {
  readonly [Name in keyof T]: T[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Result>
    : never;
};
