import * as v from "valibot";
import { type Refused, refuse } from "./refusal.ts";

/** Canonical query of a page: the parameters that change its HTML, validated and in a fixed order (specification §2). */
export interface View {
  readonly category: number | undefined;
  /** From 1. */
  readonly page: number | undefined;
  readonly limit: number | undefined;
  readonly offset: number | undefined;
  /** Star ratings to show, ascending and each once: `4,5`. */
  readonly filterReviews: string | undefined;
  readonly sort: "popularity" | "price" | undefined;
}

export const defaultView: View = {
  category: undefined,
  page: undefined,
  limit: undefined,
  offset: undefined,
  filterReviews: undefined,
  sort: undefined,
};

/** Bounded, so that nobody can fill a cache with pages that differ in nothing. */
const schema = v.object({
  category: integer(1, 99_999),
  page: integer(1, 1000),
  limit: integer(1, 100),
  offset: integer(0, 10_000),
  "filter-reviews": v.optional(v.pipe(v.string(), v.regex(/^[1-5](,[1-5]){0,4}$/), v.transform(ascending))),
  sort: v.optional(v.picklist(["popularity", "price"])),
});

const viewParameters: readonly string[] = Object.keys(schema.entries);

/** Parses query parameters. Returns undefined when one of them is malformed or out of bounds. */
function viewFrom(parameters: Readonly<Record<string, string>>): View | undefined {
  const { success, output } = v.safeParse(schema, parameters);
  if (!success) return undefined;
  const { category, page, limit, offset, sort } = output;
  return { category, page, limit, offset, filterReviews: output["filter-reviews"], sort };
}

/** Returns a view as one path segment, `category=12&page=2`, or `_` for the default view. Not percent-encoded. */
export function viewSegment({ category, page, limit, offset, filterReviews, sort }: View): string {
  const values = { category, page, limit, offset, "filter-reviews": filterReviews, sort };
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return present.map(([name, value]) => `${name}=${value}`).join("&") || "_";
}

/** Parses a path segment. Returns undefined for a segment that `viewSegment` does not write. */
export function viewOf(segment: string): View | undefined {
  const query = new URLSearchParams(segment === "_" ? "" : segment);
  const view = viewFrom(Object.fromEntries(query));
  return view !== undefined && viewSegment(view) === segment ? view : undefined;
}

const maxLength = 4096;

/** Parses a raw query to the segment of its view. Ignores parameters that do not change the HTML, and empty ones. */
export function parseView(query: string): { readonly kind: "view"; readonly segment: string } | Refused {
  if (query.length > maxLength) return refuse("query-too-long");
  if (!/^[\x21-\x7e]*$/.test(query)) return refuse("query-malformed");
  const known = [...new URLSearchParams(query)].filter(([name]) => viewParameters.includes(name));
  if (new Set(known.map(([name]) => name)).size < known.length) return refuse("parameter-repeated");
  const view = viewFrom(Object.fromEntries(known.filter(([, value]) => value !== "")));
  return view === undefined ? refuse("parameter-invalid") : { kind: "view", segment: viewSegment(view) };
}

function integer(minimum: number, maximum: number) {
  const digits = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,4})$/), v.transform(Number));
  return v.optional(v.pipe(digits, v.minValue(minimum), v.maxValue(maximum)));
}

function ascending(stars: string): string {
  return [...new Set(stars.split(","))].sort().join(",");
}
