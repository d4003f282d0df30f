import type { MachineScope } from "./described-product.ts";
import { jsonFeed } from "./json-feed.ts";
import {
  freshHeaders,
  findQueryLocale,
  type MachineReaders,
  respondNotFound,
  respondForMachines,
  createMachineScope,
} from "./machine-host.ts";
import { type MachinePage, readQueryPage } from "./machine-page.ts";
import { thingsToDoFeed } from "./things-to-do.ts";

/** Returns `/feed.json` of a host: `?lang=de&page=2`. */
export async function feedResponse(request: Request, readers: MachineReaders): Promise<Response> {
  return respondWithPage(request, readers, "application/feed+json", jsonFeed);
}

/** Returns `/api/things-to-do` of a host: `?lang=de&page=2`. */
export async function thingsToDoResponse(request: Request, readers: MachineReaders): Promise<Response> {
  return respondWithPage(request, readers, "application/json", thingsToDoFeed);
}

async function respondWithPage(
  request: Request,
  readers: MachineReaders,
  type: string,
  write: (page: MachinePage, scope: MachineScope) => object,
): Promise<Response> {
  return respondForMachines(request, readers, async (site, query) => {
    const locale = findQueryLocale(query.get("lang"), site);
    if (locale === undefined) return respondNotFound();
    const scope = createMachineScope(site, locale);
    const page = await readQueryPage(query, scope, readers.products);
    if (page === undefined) return respondNotFound();
    const headers = { ...freshHeaders, "Content-Type": `${type}; charset=utf-8` };
    return Response.json(write(page, scope), { headers });
  });
}
