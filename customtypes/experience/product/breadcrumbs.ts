import type { Product } from "../../../catalog/product/product.ts";
import { crumbTo, home } from "../../../renderer/breadcrumbs.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import type { Crumb } from "../../../ui/primitives/Breadcrumbs.tsx";

/** Returns the way from the home page to a product. It has its city and its category there where these have pages. */
export function productCrumbs({ name, cityCode, cityName, category }: Product, page: PageContext): readonly Crumb[] {
  const city = cityCode === "" ? [] : crumbTo({ city: cityCode }, cityName, page);
  const inCity = category && crumbTo({ city: cityCode, category: category.id }, category.name, page);
  return [home(page), ...city, ...(inCity ?? []), { name }];
}
