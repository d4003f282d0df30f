import { defaultLocale, locales } from "../../../i18n/locales.ts";
import { describedProduct } from "./described-product.ts";
import { llmsText } from "./llms-text.ts";
import { fresh, missing, publicSite, scopeOf } from "./machine-host.ts";
import { machineProducts } from "./machine-source.ts";
import { termsOf } from "./machine-terms.ts";

/** Links of `/llms.txt`: what is popular. */
const mostLinks = 25;

/** Returns `/llms.txt` of a host. */
export async function llmsResponse(request: Request): Promise<Response> {
  const site = publicSite(request);
  if (site === undefined) return missing();
  const locale = locales[defaultLocale];
  const popular = termsOf(site, "products").allowed
    ? await machineProducts.search({ site, locale, q: "", offset: 0, limit: mostLinks }).catch(() => ({ products: [] }))
    : { products: [] };
  const links = popular.products.map((product) => describedProduct(product, scopeOf(site, locale)));
  return new Response(llmsText(site, links), { headers: { ...fresh, "Content-Type": "text/plain; charset=utf-8" } });
}
