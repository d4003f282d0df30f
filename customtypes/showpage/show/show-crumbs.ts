import { asLocalized } from "../../../i18n/localized-text.ts";
import { toHomeCrumb } from "../../../blocks/places/breadcrumbs.ts";
import { productCrumbs } from "../../../blocks/places/product-crumbs.ts";
import type { Crumb } from "../../../ui/primitives/Breadcrumbs.tsx";
import type { ShowProps } from "../fields.ts";
import { findShowProduct } from "./find-show-product.ts";

/** Returns the way to a show, under the name that its heading has. Without its product it begins at the home page. */
export function showCrumbs({ fields, page }: ShowProps): readonly Crumb[] {
  const product = findShowProduct(fields, page.snapshot);
  const name = asLocalized(page.text(fields.show_name));
  if (name.text === "") return [];
  return product === undefined ? [toHomeCrumb(page), { name }] : productCrumbs({ ...product, name }, page);
}
