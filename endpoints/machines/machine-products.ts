import type { Found } from "../../catalog/search/find-on-site.ts";
import { canonicalUrl } from "../../routing/page-address.ts";
import { type ProductPage, writtenPages } from "../addresses/written-pages.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { ProviderClient } from "../../catalog/provider/client.ts";
import { getFoundValue } from "../../catalog/snapshot/reading.ts";
import { type CurrencyCode, fallbackCurrency } from "../../i18n/currencies.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";

/** Sources of the endpoints for machines: the same clients as those of pages. */
export interface MachineSource {
  /** Throws if nothing can be searched. */
  readonly find: (q: string, site: Site, locale: Locale) => Promise<Found>;
  readonly products: ProviderClient["products"];
  /** Returns the provider's code of a product's city; empty where it is unknown. */
  readonly findProductCity: (id: number) => Promise<string>;
  /** Returns the currency of a city, by its code. */
  readonly findCityCurrency: (code: string) => Promise<CurrencyCode | undefined>;
  /** Returns the published pages of all sites. */
  readonly pages: () => Promise<readonly ProductPage[]>;
}

/** A product, with the currency and the address of its page on a site. */
export interface MachineProduct extends Product {
  /** That of its page: also where it has no price now. */
  readonly currency: CurrencyCode;
  /** The address of the page that editors wrote of it: its own address redirects there. */
  readonly writtenUrl: string | undefined;
}

/** Some products of a site, and how many there are. */
interface ProductsPage {
  readonly products: readonly MachineProduct[];
  readonly total: number;
}

interface ProductsQuery {
  readonly site: Site;
  readonly locale: Locale;
  /** Words to search for; empty for all that the site sells. */
  readonly q: string;
  readonly offset: number;
  readonly limit: number;
}

export interface MachineProducts {
  /**
   * Returns products of a site, best first; empty for a search that matches nothing. Throws when the provider fails.
   */
  readonly search: (query: ProductsQuery) => Promise<ProductsPage>;
  /** Returns a product that the site sells; undefined for any other. */
  readonly product: (site: Site, locale: Locale, id: number) => Promise<MachineProduct | undefined>;
  /** Returns the currency of a product's page: that of its city, else of the site's. */
  readonly findProductCurrency: (site: Site, id: number) => Promise<CurrencyCode>;
}

/** Creates the reader of products for machines. Each has the price of its page: in the currency of its city. */
export function createMachineProducts({
  find,
  products,
  findProductCity,
  findCityCurrency,
  pages,
}: MachineSource): MachineProducts {
  const findProductCurrency: MachineProducts["findProductCurrency"] = async (site, id) => {
    const own = await findCityCurrency(await findProductCity(id));
    return own ?? (await findCityCurrency(site.primaryCity)) ?? fallbackCurrency;
  };
  const read = async (ids: readonly number[], site: Site, locale: Locale): Promise<readonly MachineProduct[]> => {
    const currencies = await Promise.all(ids.map(async (id) => findProductCurrency(site, id)));
    const calls = [...new Set(currencies)].map(async (currency) => {
      const queries = ids.filter((_, index) => currencies[index] === currency).map((id) => ({ id }));
      const readings = await products(queries, { locale, currency });
      return [...readings.values()].flatMap((each) => getFoundValue(each) ?? []).map((each) => ({ ...each, currency }));
    });
    const [listed, ...found] = await Promise.all([pages(), ...calls]);
    const written = writtenPages(listed, { site, locale });
    const byId = new Map(found.flat().map((product) => [product.id, product]));
    return ids
      .flatMap((id) => byId.get(id) ?? [])
      .map((product) => ({ ...product, writtenUrl: findCanonicalUrl(written.get(product.id)) }));
  };
  return {
    findProductCurrency,
    search: async ({ site, locale, q, offset, limit }) => {
      const found = await find(q, site, locale);
      const ids = q === "" || found.matches ? found.products.map(({ id }) => id) : [];
      return { products: await read(ids.slice(offset, offset + limit), site, locale), total: ids.length };
    },
    product: async (site, locale, id) => {
      const { products: sold } = await find("", site, locale);
      return sold.some((each) => each.id === id) ? (await read([id], site, locale))[0] : undefined;
    },
  };
}

function findCanonicalUrl(page: ProductPage | undefined): string | undefined {
  return page && canonicalUrl(page, page.locale.code);
}
