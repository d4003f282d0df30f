/**
 * Catalogs of integration fields: a document holds `<catalog>--<item>`, and readers receive the item's blob. Documents of
 * hosted repositories hold `<repository>--<catalog>--<item>`.
 */
export interface CatalogReader {
  /** Blobs by the keys that documents hold, in either form. */
  readonly catalogItems: (keys: readonly string[]) => ReadonlyMap<string, unknown>;
  /** Returns the key `<catalog>--<item>` of an item with each of these blobs, which are JSON texts. */
  readonly catalogKeys: (blobs: readonly string[]) => ReadonlyMap<string, string>;
  /** Reads items in the order of their ids; pages start at 1. */
  readonly catalogPage: (catalog: string, page: number, pageSize: number) => CatalogPage;
}

export interface CatalogWriter {
  readonly putCatalogItems: (catalog: string, items: readonly CatalogItem[]) => void;
  readonly deleteCatalogItems: (catalog: string, ids: readonly string[]) => void;
}

export interface CatalogItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
  /** Epoch milliseconds. */
  readonly lastUpdate: number;
  readonly blob: unknown;
}

interface CatalogPage {
  readonly items: readonly CatalogItem[];
  /** Number of items on all pages. */
  readonly total: number;
}
