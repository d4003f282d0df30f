import type { Product } from "../../catalog/product/product.ts";
import type { Crumb } from "../../ui/primitives/Breadcrumbs.tsx";
import { toCrumbs, toHomeCrumb } from "./breadcrumbs.ts";
import type { PageContext } from "../../renderer/index.ts";

type CrumbedProduct = Pick<Product, "name" | "cityCode" | "cityName" | "category">;

/** Returns the way from the home page to a product. It has its city and its category there where these have pages. */
export function productCrumbs(
  { name, cityCode, cityName, category }: CrumbedProduct,
  page: PageContext,
): readonly Crumb[] {
  const city = cityCode === "" ? [] : toCrumbs({ city: cityCode }, cityName, page);
  const inCity = category && toCrumbs({ city: cityCode, category: category.id }, category.name, page);
  return [toHomeCrumb(page), ...city, ...(inCity ?? []), { name }];
}
