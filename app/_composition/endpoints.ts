import { createSitePageList } from "../../endpoints/addresses/page-list.ts";
import type { MachineReaders } from "../../endpoints/machines/machine-host.ts";
import { createMachineProducts } from "../../endpoints/machines/machine-products.ts";
import type { Site } from "../../hosts/site.ts";
import { findListedSite } from "../../routing/host.ts";
import { contentService } from "./clients.ts";
import { ports, productIndex, siteSearch } from "./composition.ts";
import { environment } from "./environment.ts";
import { registries } from "./registries.ts";

/** The pages of all hosts. */
export const pageList = createSitePageList(contentService, registries);

/** Returns the site of a request that search engines may list. Stage hosts are omitted, and all hosts while a release is shown. */
export function findPublicSite(request: Request): Site | undefined {
  return environment.contentMode.kind === "latest" ? findListedSite(request) : undefined;
}

/** Readers for machines, from the clients of pages. */
export const machines: MachineReaders = {
  findSite: findPublicSite,
  products: createMachineProducts({
    find: siteSearch.find,
    products: ports.catalog.provider.products,
    findProductCity: productIndex.findProductCity,
    findCityCurrency: ports.catalog.findCityCurrency,
    pages: async () => (await pageList.recent()).pages,
  }),
  provider: ports.catalog.provider,
};
