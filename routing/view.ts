import * as v from "valibot";

/** Canonical query of a page: the parameters that change its HTML, validated and in a fixed order (specification §2). */
export interface View {
  readonly category: number | undefined;
  /** From 1; at most 1000, for any higher number. */
  readonly page: number | undefined;
  readonly limit: number | undefined;
  readonly offset: number | undefined;
  /** Star ratings to show, ascending and each once: `4,5`. */
  readonly filterReviews: string | undefined;
  readonly sort: "popularity" | "price" | undefined;
}

/** The name of a query parameter as code has it. */
export type ViewParameter = keyof View;

export const viewParameters = ["category", "page", "limit", "offset", "filterReviews", "sort"] as const;

export const defaultView: View = {
  category: undefined,
  page: undefined,
  limit: undefined,
  offset: undefined,
  filterReviews: undefined,
  sort: undefined,
};

/** The last page that a view names. No list is as long, so a page beyond it is missing as well. */
const lastPage = 1000;

/** Bounded, so that nobody can fill a cache with pages that differ in nothing. A malformed value reads as absent. */
const schema = v.object({
  category: integer(1, 99_999),
  page: absentUnless(v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number), v.toMaxValue(lastPage))),
  limit: integer(1, 100),
  offset: integer(0, 10_000),
  "filter-reviews": absentUnless(v.pipe(v.string(), v.regex(/^[1-5](,[1-5]){0,4}$/), v.transform(ascending))),
  sort: absentUnless(v.picklist(["popularity", "price"])),
});

/** Parses query parameters, each by itself. Ignores those that do not change the HTML. */
function parseParameters(parameters: Readonly<Record<string, string>>): View {
  const { category, page, limit, offset, sort, "filter-reviews": filterReviews } = v.parse(schema, parameters);
  return { category, page, limit, offset, filterReviews, sort };
}

/** Returns a view with only these parameters: all others read as absent. */
export function pickView(view: View, parameters: readonly ViewParameter[]): View {
  return { ...defaultView, ...Object.fromEntries(parameters.map((name) => [name, view[name]])) };
}

/**
 * Returns the segment of a view that a page reads only these parameters of: `category=3&sort=price` → `sort=price`. Page 1
 * is the page itself. Undefined for a further page of a page that does not read `page`: it has none.
 */
export function reduceView(segment: string, parameters: readonly ViewParameter[]): string | undefined {
  const view = parseViewSegment(segment) ?? defaultView;
  const page = view.page === 1 ? undefined : view.page;
  if (page !== undefined && !parameters.includes("page")) return undefined;
  return viewSegment({ ...pickView(view, parameters), page });
}

/** Returns a view as one path segment, `category=12&page=2`, or `_` for the default view. Not percent-encoded. */
export function viewSegment({ category, page, limit, offset, filterReviews, sort }: View): string {
  const values = { category, page, limit, offset, "filter-reviews": filterReviews, sort };
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return present.map(([name, value]) => `${name}=${value}`).join("&") || "_";
}

/** Parses a path segment. Returns undefined for a segment that `viewSegment` does not write. */
export function parseViewSegment(segment: string): View | undefined {
  const view = parseParameters(Object.fromEntries(new URLSearchParams(segment === "_" ? "" : segment)));
  return viewSegment(view) === segment ? view : undefined;
}

/** In characters. A longer query reads as absent. */
const maxLength = 4096;

/** Parses a raw query to the segment of its view: `sort=price&page=2&ci=7` → `page=2&sort=price`. Never throws. */
export function parseViewQuery(query: string): string {
  const parameters = new URLSearchParams(query.length > maxLength ? "" : query);
  const once = [...parameters].filter(([name]) => parameters.getAll(name).length === 1);
  return viewSegment(parseParameters(Object.fromEntries(once)));
}

function integer(minimum: number, maximum: number) {
  const digits = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,4})$/), v.transform(Number));
  return absentUnless(v.pipe(digits, v.minValue(minimum), v.maxValue(maximum)));
}

/** A parameter that reads as absent unless its value fits. */
function absentUnless<const Value extends v.GenericSchema>(value: Value) {
  return v.fallback(v.optional(value), undefined);
}

function ascending(stars: string): string {
  return [...new Set(stars.split(","))].sort().join(",");
}
