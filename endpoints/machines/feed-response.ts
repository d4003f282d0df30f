import { jsonFeed } from "./json-feed.ts";
import {
  fresh,
  localeIn,
  type MachineReaders,
  missing,
  respondForMachines,
  createMachineScope,
} from "./machine-host.ts";
import { pageIn } from "./machine-page.ts";

/** Returns `/feed.json` of a host: `?lang=de&page=2`. */
export async function feedResponse(request: Request, readers: MachineReaders): Promise<Response> {
  return respondForMachines(request, readers, async (site, query) => {
    const locale = localeIn(query.get("lang"), site);
    if (locale === undefined) return missing();
    const scope = createMachineScope(site, locale);
    const page = await pageIn(query, scope, readers.products);
    if (page === undefined) return missing();
    const headers = { ...fresh, "Content-Type": "application/feed+json; charset=utf-8" };
    return Response.json(jsonFeed(page, scope), { headers });
  });
}
