import { jsonFeed } from "./json-feed.ts";
import {
  freshHeaders,
  findQueryLocale,
  type MachineReaders,
  respondNotFound,
  respondForMachines,
  createMachineScope,
} from "./machine-host.ts";
import { readQueryPage } from "./machine-page.ts";

/** Returns `/feed.json` of a host: `?lang=de&page=2`. */
export async function feedResponse(request: Request, readers: MachineReaders): Promise<Response> {
  return respondForMachines(request, readers, async (site, query) => {
    const locale = findQueryLocale(query.get("lang"), site);
    if (locale === undefined) return respondNotFound();
    const scope = createMachineScope(site, locale);
    const page = await readQueryPage(query, scope, readers.products);
    if (page === undefined) return respondNotFound();
    const headers = { ...freshHeaders, "Content-Type": "application/feed+json; charset=utf-8" };
    return Response.json(jsonFeed(page, scope), { headers });
  });
}
