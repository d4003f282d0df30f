type Value = string | number | boolean;

/** What the server says of a page to the code that measures it. It is the same for all visitors. */
export interface MeasuredPage {
  /** Kind of the page, by which measurements are added up: `city`. */
  readonly kind: string;
  /** Address of a partner's script; empty for none. */
  readonly script: string;
  /** Whether the data layer is shown in the console where there is none. */
  readonly development: boolean;
  /** What the data layer receives besides what the browser knows (specification §3, app state). */
  readonly variables: Readonly<Record<string, Value | Readonly<Record<string, Value>>>>;
}
