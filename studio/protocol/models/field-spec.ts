/** A field of a model, as forms need it. */
export type FieldSpec =
  | PlainSpec
  | RichTextSpec
  | ImageSpec
  | LinkSpec
  | NumberSpec
  | BooleanSpec
  | SelectSpec
  | CatalogSpec
  | GroupSpec
  | LegacySpec;

interface NamedSpec {
  /** Key of its value. */
  readonly name: string;
  /** Text for editors; the name without one in the model. */
  readonly label: string;
  /** Empty without one in the model. */
  readonly placeholder: string;
}

/** Types that have no settings. */
export const plainTypes = ["Text", "UID", "Date", "Timestamp", "Color", "Embed", "GeoPoint", "Table"] as const;

export interface PlainSpec extends NamedSpec {
  readonly type: (typeof plainTypes)[number];
}

export interface RichTextSpec extends NamedSpec {
  readonly type: "StructuredText";
  /** Whether it has one block at most. */
  readonly isSingle: boolean;
  /** Types of blocks and spans that it may have: `heading2`, `list-item`, `strong`. Labels are separate. */
  readonly kinds: readonly string[];
  /** Names of labels that its spans may have. */
  readonly labels: readonly string[];
}

/** Pixels that a picture must have at least; undefined permits every size. */
export interface SizeSpec {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

interface ThumbnailSpec extends SizeSpec {
  readonly name: string;
}

export interface ImageSpec extends NamedSpec {
  readonly type: "Image";
  readonly constraint: SizeSpec;
  readonly thumbnails: readonly ThumbnailSpec[];
}

export const linkKinds = ["document", "web", "media"] as const;

export type LinkKind = (typeof linkKinds)[number];

/** A link, or a content relationship: a link that selects documents. */
export interface LinkSpec extends NamedSpec {
  readonly type: "Link";
  /** Null permits every kind. */
  readonly select: LinkKind | null;
  /** Types of documents that it may lead to; empty permits all. */
  readonly targets: readonly string[];
  readonly hasText: boolean;
  readonly mayOpenTab: boolean;
  /** Names of its appearances; empty without. */
  readonly variants: readonly string[];
  readonly isRepeatable: boolean;
}

export interface NumberSpec extends NamedSpec {
  readonly type: "Number";
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

export interface BooleanSpec extends NamedSpec {
  readonly type: "Boolean";
  /** Texts of its two values; empty without them in the model. */
  readonly texts: { readonly true: string; readonly false: string };
  readonly default: boolean;
}

export interface SelectSpec extends NamedSpec {
  readonly type: "Select";
  readonly options: readonly string[];
  readonly default: string | undefined;
}

export interface CatalogSpec extends NamedSpec {
  readonly type: "IntegrationFields";
  /** Id of the catalog that its items come from; empty if the model names none. */
  readonly catalog: string;
}

export interface GroupSpec extends NamedSpec {
  readonly type: "Group";
  readonly isRepeatable: boolean;
  readonly fields: readonly FieldSpec[];
}

/** A field that forms only show: a range, or an unknown type. */
export interface LegacySpec extends NamedSpec {
  readonly type: "Legacy";
  /** Type in the model. */
  readonly widget: string;
}
