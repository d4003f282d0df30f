import type { Collection } from "./collection.ts";
import type { Product } from "../product/product.ts";

/** Products of a collection under one heading. */
export interface CollectionSection {
  readonly id: number;
  readonly title: string;
  /** Empty when there is none. */
  readonly subtitle: string;
  readonly products: readonly Product[];
}

export interface CollectionSections {
  readonly collection: Collection;
  readonly sections: readonly CollectionSection[];
}

export interface CollectionSectionsQuery {
  readonly collection: number;
  /** At most this many products in a section. */
  readonly limit: number;
  /** Only products of these sub-categories; all when empty. */
  readonly subCategories: readonly number[];
}
