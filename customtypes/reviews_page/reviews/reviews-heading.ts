import { asLocalized } from "../../../i18n/localized-text.ts";
import { toCrumbs, toHomeCrumb } from "../../../blocks/places/breadcrumbs.ts";
import { findPageCity } from "../../../blocks/places/place-names.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { findProductLink } from "../../../blocks/products/product-links.ts";
import type { Crumb } from "../../../ui/primitives/Breadcrumbs.tsx";
import type { ReviewsFields } from "../fields.ts";
import { findReviewed } from "./reviewed.ts";

/** Returns what the page is called: what editors wrote, else made of the name of what is reviewed. */
export function reviewsHeading(fields: ReviewsFields, page: PageContext): string {
  const name = findReviewed(fields, page.snapshot)?.name.text;
  return page.text(fields.heading) || (name === undefined ? "" : page.t("reviews.title", { name }));
}

/** Returns the address of the reviewed subject's page on this site; undefined when no such page exists. */
function reviewedHref(fields: ReviewsFields, page: PageContext): string | undefined {
  if (fields.reviewed_product === undefined) return page.places.findPath({ collection: fields.collection });
  const product = page.snapshot.get("products", { id: fields.reviewed_product });
  return product && findProductLink(product, page)?.href;
}

/** Returns the way from the home page to the reviews. It has the city and what is reviewed where these have pages. */
export function reviewsCrumbs(fields: ReviewsFields, page: PageContext): readonly Crumb[] {
  const city = findPageCity(page);
  const reviewed = findReviewed(fields, page.snapshot);
  const href = reviewedHref(fields, page);
  return [
    toHomeCrumb(page),
    ...(city === undefined ? [] : toCrumbs({ city: city.code }, city.name, page)),
    ...(reviewed === undefined || href === undefined ? [] : [{ name: reviewed.name, href }]),
    { name: asLocalized(page.t("experience.reviews")) },
  ];
}
