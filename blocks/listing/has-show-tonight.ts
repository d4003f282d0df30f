import { playsTonight } from "../../catalog/show/plays-tonight.ts";
import type { Product } from "../../catalog/product/product.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { nextDayQuery } from "./create-page-listing.ts";
import { readView } from "../../routing/define-view.ts";
import { listingView } from "./view.ts";

type Facts = Pick<PageContext, "products" | "snapshot" | "sale" | "view">;

/** Returns whether all that a page lists are shows, and one of them can be seen tonight. A chosen evening stays on offer. */
export function hasShowTonight({ products, view, ...facts }: Facts): boolean {
  if (!products.every(({ show }) => show !== undefined)) return false;
  return readView(listingView, view).when === "tonight" || products.some((product) => isTonight(product, facts));
}

function isTonight(product: Product, { snapshot, sale }: Omit<Facts, "products" | "view">): boolean {
  const { show, timeZone } = product;
  if (show === undefined || sale(product).price === undefined) return false;
  if (!playsTonight(show, timeZone, snapshot.readAt)) return false;
  // Where the next free day was not read, the hours of the weekday decide.
  const query = nextDayQuery(product, snapshot);
  const state = snapshot.getReadState("nextAvailable", query);
  if (state === "unplanned" || state === "failed") return true;
  return snapshot.get("nextAvailable", query) === todayIn(timeZone, snapshot.readAt);
}
