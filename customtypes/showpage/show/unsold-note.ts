import { saleOf, showStateAt } from "../../../catalog/show/sale.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import type { ShowFields } from "../fields.ts";
import { enteredShow } from "./show-of.ts";

/**
 * Returns when a show that nobody sells opens, by its document (row D12): "Opening on 5 Mar 2027". Undefined while it
 * runs, and where nothing says that it will come.
 */
export function unsoldNote(
  fields: ShowFields,
  { snapshot: { readAt: now }, locale, t }: Pick<PageContext, "snapshot" | "locale" | "t">,
): string | undefined {
  const product = { show: enteredShow(fields), price: undefined, rating: undefined, timeZone: "UTC" };
  const state = showStateAt(product, now);
  const isUnknown = state === "coming-soon" && fields.tgid !== undefined;
  return state === "running" || isUnknown ? undefined : saleOf(product, { now, locale, t }).note;
}
