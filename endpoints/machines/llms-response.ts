import { defaultLocale, locales } from "../../i18n/locales.ts";
import { describedProduct } from "./described-product.ts";
import { llmsText } from "./llms-text.ts";
import {
  freshHeaders,
  type MachineReaders,
  respondNotFound,
  provisionalHeaders,
  reportFailure,
  createMachineScope,
} from "./machine-host.ts";
import { getMachineTerms } from "../../routing/machine-terms.ts";

/** Links of `/llms.txt`: what is popular. */
const maxLinks = 25;

interface LlmsReaders extends Pick<MachineReaders, "findSite"> {
  readonly products: Pick<MachineReaders["products"], "search">;
}

/** Returns `/llms.txt` of a host. Where products can't be read it has no links to them, and is cached for seconds. */
export async function llmsResponse(request: Request, { findSite, products }: LlmsReaders): Promise<Response> {
  const site = findSite(request);
  if (site === undefined) return respondNotFound();
  const scope = createMachineScope(site, locales[defaultLocale]);
  const query = { site, locale: scope.locale, q: "", offset: 0, limit: maxLinks };
  const popular = getMachineTerms(site, "products").allowed
    ? await products.search(query).catch(reportFailure)
    : { products: [] };
  const links = (popular?.products ?? []).map((product) => describedProduct(product, scope));
  const caching = popular === undefined ? provisionalHeaders : freshHeaders;
  return new Response(llmsText(site, links), { headers: { ...caching, "Content-Type": "text/plain; charset=utf-8" } });
}
