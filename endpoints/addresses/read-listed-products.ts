import { defaultLocale, locales } from "../../i18n/locales.ts";
import { fallbackCurrency } from "../../i18n/currencies.ts";
import type { ListedProduct } from "./create-product-index.ts";
import { type ListProvider, readProductLists } from "./read-product-lists.ts";

/** Addresses have English words in all languages. */
const market = { locale: locales[defaultLocale], currency: fallbackCurrency };

/** Returns the addresses and pictures of what the lists of all categories have. Throws when the provider fails. */
export async function readListedProducts(provider: ListProvider): Promise<readonly ListedProduct[]> {
  const { products } = await readProductLists(provider, market);
  return products.map(({ id, slug, languages, cityCode: city, images }) => ({
    id,
    slug,
    languages,
    city,
    images: images.map(({ url }) => url),
  }));
}
