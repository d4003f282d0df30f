import { localeIn, missing, respondForMachines, scopeOf } from "./machine-host.ts";
import { machineProducts, perPage } from "./machine-source.ts";
import { octoProduct } from "./octo.ts";
import { calendarResponse } from "./octo-calendar-response.ts";
import { octoError, octoJson } from "./octo-json.ts";

/** Returns what OCTO has at a path: `products`, `products/50001`; and `availability/calendar` for a body. */
export async function octoResponse(request: Request, path: readonly string[]): Promise<Response> {
  return respondForMachines(request, async (site, query) => {
    const locale = localeIn(query.get("lang"), site);
    if (locale === undefined) return missing();
    const scope = scopeOf(site, locale);
    const [resource, id = "", ...others] = path;
    if (others.length > 0 || request.method === "POST") {
      return path.join("/") === "availability/calendar" ? calendarResponse(request, site, locale) : missing();
    }
    if (resource !== "products" || !/^(?:|[1-9]\d{0,8})$/.test(id)) return missing();
    if (id === "") {
      const found = await machineProducts.search({ site, locale, q: "", offset: offsetIn(query), limit: perPage });
      return octoJson(found.products.map((product) => octoProduct(product, scope)));
    }
    const product = await machineProducts.product(site, locale, Number(id));
    return product === undefined ? octoError("INVALID_PRODUCT_ID", id) : octoJson(octoProduct(product, scope));
  });
}

function offsetIn(query: URLSearchParams): number {
  const offset = query.get("offset") ?? "0";
  return /^\d{1,5}$/.test(offset) ? Number(offset) : 0;
}
