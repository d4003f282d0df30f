export type Scalar = string | number | boolean;

export type Argument = Scalar | readonly Scalar[];

/** What a predicate looks at. `document` alone is the whole text of a document, for `fulltext` and `similar`. */
export type FieldPath =
  | { readonly kind: "document"; readonly name: DocumentProperty | "text" }
  | { readonly kind: "field"; readonly type: string; readonly path: readonly string[] };

export type DocumentProperty = "id" | "type" | "lang" | "tags" | "first_publication_date" | "last_publication_date";

/** One condition of a query; all of a query's conditions hold for each of its results. */
export interface Predicate {
  readonly operator: string;
  readonly path: FieldPath;
  readonly values: readonly Argument[];
  /** Where the path stands in the query, for the message when the field turns out not to exist. */
  readonly offset: number;
  readonly source: string;
}
