import { jsonFeed } from "./json-feed.ts";
import { fresh, localeIn, missing, respondForMachines, scopeOf } from "./machine-host.ts";
import { machineProducts, perPage } from "./machine-source.ts";

/** Returns `/feed.json` of a host: `?lang=de&page=2`. */
export async function feedResponse(request: Request): Promise<Response> {
  return respondForMachines(request, async (site, query) => {
    const locale = localeIn(query.get("lang"), site);
    const page = query.get("page") ?? "1";
    if (locale === undefined || !/^[1-9]\d{0,3}$/.test(page)) return missing();
    const offset = (Number(page) - 1) * perPage;
    const found = await machineProducts.search({ site, locale, q: "", offset, limit: perPage });
    const pages = Math.max(1, Math.ceil(found.total / perPage));
    if (Number(page) > pages) return missing();
    const feed = jsonFeed({ products: found.products, page: Number(page), pages }, scopeOf(site, locale));
    return Response.json(feed, { headers: { ...fresh, "Content-Type": "application/feed+json; charset=utf-8" } });
  });
}
