import type { Market } from "../market/market.ts";
import type { FetchedResource } from "../snapshot/resource.ts";

/** A content document that a query found: what the catalog must know of it. Its own fields are in `data`. */
export interface ListedDocument {
  readonly id: string;
  readonly uid?: string | null | undefined;
  readonly type: string;
  readonly lang: string;
  readonly tags: readonly string[];
  /** ISO 8601. */
  readonly last_publication_date?: string | null | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A custom type whose documents are the pages of products, each named by its field `tgid`. */
export interface ProductPages {
  /** Id of the custom type. */
  readonly type: string;
  /** Only products of this category have such a page (D8). */
  readonly category: number;
}

/** Returns the id of the product that a document is about, in its field `tgid`. */
export function readProductId({ data }: ListedDocument): unknown {
  return data["tgid"];
}

/** Which documents a page needs besides its own. Every condition holds for each of them. */
export interface DocumentsQuery {
  /** Id of a custom type, `showpage`. */
  readonly type: string;
  /** Language of the documents: the page's, or the base language of the content service. `page` by default. */
  readonly language?: "page" | "base";
  /** Finds documents whose `tgid` is one of these. */
  readonly productIds?: readonly number[];
  /** Finds documents without a `tgid`: shows that nobody sells yet. */
  readonly withoutProduct?: true;
  readonly uid?: string;
  /** Finds documents with this tag. */
  readonly tag?: string;
  /** Id of a document. Finds the documents whose `parent` field links to it. */
  readonly parent?: string;
  /** Omits documents with any of these tags. */
  readonly excludedTags?: readonly string[];
}

/** Returns the key of a query: `{ type: "showpage", productIds: [7, 3] }` → `["showpage","page",[3,7],null,null,null,[],null]`. */
export function documentsKey({
  type,
  language = "page",
  productIds,
  uid,
  tag,
  parent,
  excludedTags = [],
  withoutProduct,
}: DocumentsQuery): string {
  const ids = productIds?.toSorted((one, other) => one - other);
  return JSON.stringify([type, language, ids, uid, tag, parent, excludedTags.toSorted(), withoutProduct]);
}

/**
 * Finds the documents of every query, by `documentsKey`, in the order of the content service. It makes one content
 * query for all of them, with pages of 100 documents. Throws when the content service fails.
 */
export type FindDocuments = (
  queries: readonly DocumentsQuery[],
  market: Market,
) => Promise<ReadonlyMap<string, readonly ListedDocument[]>>;

interface DocumentsContext {
  readonly documents: FindDocuments;
  readonly market: Market;
}

/** Other documents than the page's own: shows of a ranking, siblings of a guide. One call for each round. */
export const documents: FetchedResource<DocumentsQuery, readonly ListedDocument[], DocumentsContext> = {
  key: documentsKey,
  batch: Number.POSITIVE_INFINITY,
  load: (queries, { documents: find, market }) => find(queries, market),
};
