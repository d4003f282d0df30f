export type Scalar = string | number | boolean;

export type Argument = Scalar | readonly Scalar[];

/** The subject of a predicate. `document` alone is the text of a document, for `fulltext` and `similar`. */
export type FieldPath =
  | { readonly kind: "document"; readonly name: DocumentProperty | "text" }
  | { readonly kind: "field"; readonly type: string; readonly path: readonly string[] };

export type DocumentProperty = "id" | "type" | "lang" | "tags" | "first_publication_date" | "last_publication_date";

/** One condition of a query; results fulfill all of them. */
export interface Predicate {
  readonly operator: string;
  readonly path: FieldPath;
  readonly values: readonly Argument[];
  /** Offset of the path in the query, for the message about an unknown field. */
  readonly offset: number;
  readonly source: string;
}
