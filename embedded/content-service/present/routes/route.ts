/** How documents of a type become addresses. */
export interface Route {
  readonly type: string;
  /** Only for the document with this uid. */
  readonly uid: string | undefined;
  /** Only for documents of this language. */
  readonly lang: string | undefined;
  readonly segments: readonly Segment[];
  readonly hasTrailingSlash: boolean;
}

export type Segment = StaticSegment | OwnSegment | RelationSegment;

interface StaticSegment {
  readonly kind: "static";
  readonly text: string;
}

interface OwnSegment {
  readonly kind: "uid" | "lang";
  readonly isOptional: boolean;
}

interface RelationSegment {
  readonly kind: "relation";
  /** The uid of the document at the end of these relationships. */
  readonly fields: readonly string[];
  readonly isOptional: boolean;
}
