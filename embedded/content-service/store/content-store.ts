import type { AssetReader, AssetWriter } from "./asset-store.ts";
import type { CatalogReader, CatalogWriter } from "./catalog-store.ts";
import type { DeliveryReader, DeliveryWriter } from "./delivery-store.ts";
import type { DocumentReader, SeedReader } from "./document-reader.ts";
import type { DocumentWriter } from "./document-writer.ts";
import type { ModelReader, ModelWriter } from "./model-store.ts";

/** Every question a store answers. */
export interface StoreReader
  extends DocumentReader, ModelReader, AssetReader, CatalogReader, DeliveryReader, SeedReader {}

/** Every change a store makes. */
export interface StoreWriter extends DocumentWriter, ModelWriter, AssetWriter, CatalogWriter, DeliveryWriter {}

/** What the rest of the service knows of the store. A promise is rejected with a `StoreError` when the store fails. */
export type ContentStore = Asynchronous<StoreReader & StoreWriter> & { readonly close: () => Promise<void> };

/** The same functions, answering later. */
type Asynchronous<T> = {
  readonly [Name in keyof T]: T[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Result>
    : never;
};
