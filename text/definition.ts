/** Values by name; true for a name without a value. */
export type Attributes = Readonly<Record<string, string | true>>;

/** A shortcode as the editor typed it. */
export interface WrittenShortcode {
  readonly name: string;
  readonly attributes: Attributes;
  readonly source: string;
  /** Offset of `source` in the whole text, in UTF-16 units. */
  readonly start: number;
}

/** A shortcode in the engine. `Use` is the application's value for one use's attributes. */
export interface Definition<Use> {
  readonly name: string;
  /** For editors: how it is written. */
  readonly example: string;
  /** The attributes it takes, `fallback` among them. */
  readonly attributeNames: ReadonlySet<string>;
  readonly encloses: boolean;
  /** Whether it has a text where it encloses nothing. */
  readonly standsAlone: boolean;
  /** Whether it hides what it encloses while a shortcode in that has no data, and no fallback. */
  readonly hidesGaps: boolean;
  /** Whether it renders as a link: a link holds no other link. */
  readonly link: boolean;
  readonly parse: (attributes: Attributes) => ParsedAttributes<Use>;
}

/** One use of a shortcode, or in words why its attributes are invalid. */
type ParsedAttributes<Use> =
  | { readonly use: Use; readonly problem?: undefined }
  | { readonly use?: undefined; readonly problem: string };

/** Definitions by name. */
export type Registry<Use> = ReadonlyMap<string, Definition<Use>>;
