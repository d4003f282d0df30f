import { viewFrom, viewParameters, viewSegment } from "./view.ts";
import { type Refused, refuse } from "./refusal.ts";

const maxLength = 4096;

export interface ParsedView {
  readonly kind: "view";
  /** See `viewSegment`. */
  readonly segment: string;
}

/** Raw query → view. Parameters that do not change the HTML are not looked at; an empty one counts as not given. */
export function parseView(query: string): ParsedView | Refused {
  if (query.length > maxLength) return refuse("query-too-long");
  if (!/^[\x21-\x7e]*$/.test(query)) return refuse("query-malformed");
  const given = [...new URLSearchParams(query)].filter(([name]) => viewParameters.includes(name));
  if (new Set(given.map(([name]) => name)).size < given.length) return refuse("parameter-repeated");
  const view = viewFrom(Object.fromEntries(given.filter(([, value]) => value !== "")));
  return view === undefined ? refuse("parameter-invalid") : { kind: "view", segment: viewSegment(view) };
}
