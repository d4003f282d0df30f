/** Catalogs of integration fields: a document holds `<catalog>--<item>`, and readers receive the item's blob. */
export interface CatalogReader {
  /** Blobs by `<catalog>--<item>`. */
  readonly catalogItems: (keys: readonly string[]) => ReadonlyMap<string, unknown>;
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
