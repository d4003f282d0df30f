import { type View, viewParameters } from "./view.ts";

/** Parameters that only change the order of a list, or how much of it a page has. */
const presentation: ReadonlySet<string> = new Set(["sort", "limit", "offset", "page", "reviewSort"]);

/** Whether a view narrows what a page shows by filters, days or words. It reads no parameter that the page does not declare. */
export function isRefined(view: Partial<View>): boolean {
  const declared: Partial<View> = { ...view };
  return viewParameters.some((name) => !presentation.has(name) && declared[name] !== undefined);
}

/** Returns the view whose address is canonical: a further page of a whole list as it is, else the default. */
export function canonicalView(view: Partial<View>): Partial<View> {
  const { page, sort, limit, offset }: Partial<View> = { ...view };
  const isOther = isRefined(view) || [sort, limit, offset].some((value) => value !== undefined);
  return isOther || page === undefined || page === 1 ? {} : { page };
}
