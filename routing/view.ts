import * as v from "valibot";
import { addDays } from "../i18n/days.ts";
import { viewSchema } from "./view-parameters.ts";

/** Canonical query of a page: the parameters that change its HTML, validated (B6). */
export type View = Readonly<v.InferOutput<typeof viewSchema>>;

/** The name of a query parameter as code has it. */
export type ViewParameter = keyof View;

/** In the order of a segment. */
export const viewParameters = v.keyof(viewSchema).options;

export const defaultView: View = v.parse(viewSchema, {});

/** Days between the first and the last day of a range, at most. A longer range ends there. */
const maxRangeDays = 31;

/** Returns a view with only these parameters: all others read as absent. */
export function pickView(view: View, parameters: readonly ViewParameter[]): View {
  return { ...defaultView, ...Object.fromEntries(parameters.map((name) => [name, view[name]])) };
}

/**
 * Returns the segment of a view that a page reads only these parameters of: `category=3&sort=price` → `sort=price`.
 * Page 1 is the page itself. Undefined for a further page of a page that does not read `page`, because no such page
 * exists.
 */
export function reduceView(segment: string, parameters: readonly ViewParameter[]): string | undefined {
  const view = parseViewSegment(segment) ?? defaultView;
  const page = view.page === 1 ? undefined : view.page;
  if (page !== undefined && !parameters.includes("page")) return undefined;
  return viewSegment({ ...pickView(view, parameters), page });
}

/** Returns a view as one path segment, `category=12&page=2`, or `_` for the default view. Not percent-encoded. */
export function viewSegment(view: View): string {
  const present = viewParameters.filter((name) => view[name] !== undefined);
  return present.map((name) => `${queryName(name)}=${view[name]}`).join("&") || "_";
}

/**
 * Returns a view as the query of an address: `?category=12&page=2`; empty for the default view. Reads no parameter that
 * the page does not declare.
 */
export function viewQuery(view: Partial<View>): string {
  const declared: View = { ...defaultView, ...view };
  const present = viewParameters.filter((name) => declared[name] !== undefined);
  const query = new URLSearchParams(present.map((name) => [queryName(name), `${declared[name]}`])).toString();
  return query === "" ? "" : `?${query}`;
}

/** Parses a path segment. Returns undefined for a segment that `viewSegment` does not write. */
export function parseViewSegment(segment: string): View | undefined {
  const view = parseParameters(new URLSearchParams(segment === "_" ? "" : segment));
  return viewSegment(view) === segment ? view : undefined;
}

/** In characters. A longer query reads as absent. */
const maxLength = 4096;

/** Parses a raw query to the segment of its view: `sort=price&page=2&ci=7` → `page=2&sort=price`. Never throws. */
export function parseViewQuery(query: string): string {
  return viewSegment(parseParameters(new URLSearchParams(query.length > maxLength ? "" : query)));
}

/** `filterReviews` → `filter-reviews`. */
export function queryName(parameter: ViewParameter): string {
  return parameter.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Lists: each box of a form that is checked sends the parameter once. */
const lists: ReadonlySet<ViewParameter> = new Set(["filterReviews", "flags", "ids", "items", "seats", "stops"]);

/** Parses query parameters, each by itself. Ignores those that do not change the HTML, and those named twice. */
function parseParameters(parameters: URLSearchParams): View {
  const values = viewParameters.map((name) => {
    const all = parameters.getAll(queryName(name));
    return [name, lists.has(name) ? all.join(",") : all.length === 1 ? all[0] : undefined] as const;
  });
  return withStart(withRange(v.parse(viewSchema, Object.fromEntries(values))));
}

/** A start without its day is absent. The time of a flight remains: the page then requests its day. */
function withStart(view: View): View {
  const isStart = view.date !== undefined || view.way !== undefined;
  return withSeats(isStart ? view : { ...view, time: undefined });
}

/** A section without the start of its performance is absent. So is a row without its section, and seats without their row. */
function withSeats(view: View): View {
  const section = view.date === undefined || view.time === undefined ? undefined : view.section;
  const row = section === undefined ? undefined : view.row;
  return { ...view, section, row, seats: row === undefined ? undefined : view.seats };
}

/**
 * Days as words are absent beside a range of days. Its earlier day is the first, and one end alone is that day. A range that
 * is too long ends early. The page shows the days that it reads.
 */
function withRange(view: View): View {
  const [from, to] = [view.from, view.to].filter((day) => day !== undefined).toSorted();
  if (from === undefined) return view;
  const last = addDays(from, maxRangeDays);
  return { ...view, when: undefined, from, to: to !== undefined && to > last ? last : to };
}
