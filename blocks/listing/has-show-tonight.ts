import { playsTonight } from "../../catalog/show/plays-tonight.ts";
import type { Product } from "../../catalog/product/product.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import type { PageContext } from "../../renderer/index.ts";
import { readSale } from "../products/product-on-page.ts";
import { nextDayQuery } from "./create-page-listing.ts";
import { readView } from "../../routing/define-view.ts";
import { listingView } from "./view.ts";

type Facts = Pick<PageContext, "contents" | "snapshot" | "view" | "locale" | "t">;

/** Returns whether all that a page lists are shows, and one of them can be seen tonight. A chosen evening stays on offer. */
export function hasShowTonight({ contents: { described }, view, ...page }: Facts): boolean {
  if (!described.every(({ show }) => show !== undefined)) return false;
  return readView(listingView, view).when === "tonight" || described.some((product) => isTonight(product, page));
}

function isTonight(product: Product, page: Omit<Facts, "contents" | "view">): boolean {
  const { show, timeZone } = product;
  const { snapshot } = page;
  if (show === undefined || readSale(product, page).price === undefined) return false;
  if (!playsTonight(show, timeZone, snapshot.readAt)) return false;
  // Where the next free day was not read, the hours of the weekday decide.
  const query = nextDayQuery(product, snapshot);
  const state = snapshot.getReadState("nextAvailable", query);
  if (state === "unplanned" || state === "failed") return true;
  return snapshot.get("nextAvailable", query) === todayIn(timeZone, snapshot.readAt);
}
