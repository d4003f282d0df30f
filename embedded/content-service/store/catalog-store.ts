/** Catalogs of integration fields: a document holds `<catalog>--<item>`, a reader gets the item's blob. */
export interface CatalogReader {
  /** Blobs by `<catalog>--<item>`. */
  readonly catalogItems: (keys: readonly string[]) => ReadonlyMap<string, unknown>;
  /** Items in the order of their ids; pages from 1. */
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
  /** How many there are on all pages. */
  readonly total: number;
}
