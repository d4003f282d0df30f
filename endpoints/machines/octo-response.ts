import { canonicalUrl } from "../../routing/page-address.ts";
import { fallbackCurrency } from "../../i18n/currencies.ts";
import type { MachineProduct } from "./machine-products.ts";
import type { MachineScope } from "./described-product.ts";
import { findQueryLocale, type MachineReaders, respondForMachines, createMachineScope } from "./machine-host.ts";
import { readQueryPage } from "./machine-page.ts";
import { octoProduct } from "./octo.ts";
import { calendarResponse } from "./octo-calendar-response.ts";
import { refuseUnknownProduct, octoError, octoJson, refuseUnknownPath } from "./octo-json.ts";

/** Returns what OCTO has at a path: `products`, `products/50001`; and `availability/calendar` for a body. */
export async function octoResponse(
  request: Request,
  path: readonly string[],
  readers: MachineReaders,
): Promise<Response> {
  const { products, provider } = readers;
  return respondForMachines(request, readers, async (site, query) => {
    const locale = findQueryLocale(query.get("lang"), site);
    if (locale === undefined) return refuseUnknownPath();
    const scope = createMachineScope(site, locale);
    const [resource, id = "", ...others] = path;
    if (others.length > 0 || request.method === "POST") {
      const source = { products, calendars: provider.calendars };
      return path.join("/") === "availability/calendar"
        ? calendarResponse(request, scope, source)
        : refuseUnknownPath();
    }
    if (resource !== "products") return refuseUnknownPath();
    if (id === "") return productsResponse(query, scope, readers);
    const known = /^[1-9]\d{0,8}$/.test(id);
    const product = known ? await products.product(site, locale, Number(id)) : undefined;
    return product === undefined
      ? refuseUnknownProduct(id)
      : octoJson((await described([product], scope, provider))[0]);
  });
}

/** Returns a page of products: `?page=2`. A `Link` header has the address of the next one. */
async function productsResponse(
  query: URLSearchParams,
  scope: MachineScope,
  readers: MachineReaders,
): Promise<Response> {
  const found = await readQueryPage(query, scope, readers.products);
  if (found === undefined) return octoError("BAD_REQUEST", "There is no such page of products.");
  const { products, page, pages } = found;
  const next = new URL("/api/octo/products", canonicalUrl({ site: scope.site, path: [] }, scope.locale.code));
  if (query.has("lang")) next.searchParams.set("lang", scope.locale.code);
  next.searchParams.set("page", `${page + 1}`);
  const headers = page < pages ? { Link: `<${next.href}>; rel="next"` } : undefined;
  return octoJson(await described(products, scope, readers.provider), headers);
}

/** Returns products with what their variants say. Those that can't be read are omitted, as on a page. */
async function described(
  products: readonly MachineProduct[],
  scope: MachineScope,
  { variants }: MachineReaders["provider"],
): Promise<readonly object[]> {
  const queries = products.map(({ id }) => ({ id }));
  const readings = await variants(queries, { locale: scope.locale, currency: fallbackCurrency });
  const all = [...readings.values()].flatMap((each) => (each.state === "found" ? each.value : []));
  const byId = new Map(all.map((variant) => [variant.id, variant]));
  return products.map((product) => {
    const own = product.variants.flatMap(({ id }) => byId.get(id) ?? []);
    return octoProduct(product, scope, own);
  });
}
