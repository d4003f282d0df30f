import { createAddressReporter } from "../../endpoints/addresses/create-address-reporter.ts";
import { fixedPages } from "../../endpoints/addresses/fixed-pages.ts";
import { knownProducts } from "../../endpoints/addresses/known-products.ts";
import { readReadiness } from "../../endpoints/readiness/readiness.ts";
import { publications } from "../../endpoints/webhook/publications.ts";
import type { ProgramHalf } from "../../framework/next/bridge.ts";
import { invalidatePages } from "../../framework/next/invalidate-pages.ts";
import { defaultLocale, locales } from "../../i18n/locales.ts";
import { readPageLanguages } from "../../renderer/missing-page.ts";
import { pageAddress } from "../../routing/page-address.ts";
import { contentService, providerClient } from "./clients.ts";
import { ports, productIndex, siteSearch } from "./composition.ts";
import { pageList } from "./endpoints.ts";
import { environment } from "./environment.ts";
import { registries } from "./registries.ts";

const report = createAddressReporter({
  list: pageList,
  fixed: fixedPages(registries),
  products: () => knownProducts(productIndex.current(), registries),
  published: publications.notify,
  invalidate: invalidatePages,
});

/** Values that the process reads from the clients of pages. */
export const programs: ProgramHalf = {
  // A release changes under one ref, so its addresses are never known.
  readAddresses: async (known) => {
    // The process calls this when it starts: what takes long is then read before the first visitor needs it.
    void siteSearch.prepare();
    if (environment.contentMode.kind !== "latest") return null;
    ports.content.placePages(locales[defaultLocale]).catch(() => undefined);
    return report(known);
  },
  readReadiness: async () => ({ ...(await readReadiness({ content: contentService, provider: providerClient })) }),
  readLanguages: async (host, path) => {
    const address = pageAddress([host, ...path].join("."));
    const languages = address === undefined ? [] : await readPageLanguages(address, contentService);
    return languages.map(({ code }) => code);
  },
  readGroups: () =>
    Object.fromEntries([...registries.slices.values()].flatMap(({ type, group }) => (group ? [[type, group]] : []))),
  readKinds: () => Object.fromEntries([...registries.pageTypes].map(([type, { kinds }]) => [type, kinds])),
};
