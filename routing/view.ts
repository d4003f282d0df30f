/** A value of a query parameter, in its canonical form. */
export type ViewValue = string | number;

/**
 * Canonical query of a page: the parameters that change its HTML, validated, in the order of a segment (B6). A leaf reads
 * those that it declares with `readView`.
 */
export type View = Readonly<Record<string, ViewValue | undefined>>;

export const defaultView: View = {};

/** Returns a view with only these parameters, in their order: all others read as absent. */
export function pickView(view: View, names: readonly string[]): View {
  return Object.fromEntries(names.map((name) => [name, view[name]]));
}

/**
 * Returns the segment of a view that a page reads only these parameters of: `category=3&sort=price` → `sort=price`.
 * Page 1 is the page itself. Undefined for a further page of a page that does not read `page`, because no such page
 * exists.
 */
export function reduceView(segment: string, names: readonly string[]): string | undefined {
  const pairs = splitSegment(segment).filter(({ pair }) => pair !== "page=1");
  const read = new Set(names.map(queryName));
  if (!read.has("page") && pairs.some(({ name }) => name === "page")) return undefined;
  return joinPairs(pairs.filter(({ name }) => read.has(name)).map(({ pair }) => pair));
}

/** Returns whether a segment has one of these parameters. */
export function hasParameter(segment: string, names: readonly string[]): boolean {
  return splitSegment(segment).some(({ name }) => names.some((each) => queryName(each) === name));
}

/** Returns the parameters of a segment: `category=3&sort=price` → `category=3`, `sort=price`. */
function splitSegment(segment: string): readonly { readonly name: string; readonly pair: string }[] {
  return segment.split("&").map((pair) => ({ name: pair.split("=", 1).join(), pair }));
}

/** Returns a view as one path segment, `category=12&page=2`, or `_` for the default view. Not percent-encoded. */
export function viewSegment(view: View): string {
  return joinPairs(listPresent(view).map((pair) => pair.join("=")));
}

function joinPairs(pairs: readonly string[]): string {
  return pairs.join("&") || "_";
}

/**
 * Returns a view as the query of an address: `?category=12&page=2`; empty for the default view. Reads no parameter that
 * the page does not declare.
 */
export function viewQuery(view: View): string {
  const query = new URLSearchParams(listPresent(view)).toString();
  return query === "" ? "" : `?${query}`;
}

/** Returns the parameters that a view has, as an address names them. */
function listPresent(view: View): [name: string, value: string][] {
  return Object.entries(view).flatMap(([name, value]) => (value === undefined ? [] : [[queryName(name), `${value}`]]));
}

/** `filterReviews` → `filter-reviews`. */
export function queryName(parameter: string): string {
  return parameter.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
