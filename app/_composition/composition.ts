import { setTimeout } from "node:timers/promises";
import type { SharedValues } from "../../catalog/snapshot/last-good-store.ts";
import type { ProviderResourceName, ResourceName } from "../../catalog/snapshot/table.ts";
import { bridge } from "../../framework/next/bridge.ts";
import { throwUnplanned } from "../../catalog/snapshot/unplanned-read.ts";
import { withLastGood } from "../../catalog/snapshot/with-last-good.ts";
import { withSharedLoads } from "../../catalog/snapshot/with-shared-loads.ts";
import { systemTime } from "../../http/time.ts";
import { createRenderer } from "../../renderer/line.ts";
import type { Ports } from "../../renderer/contracts/ports.ts";
import { throwUndeclared } from "../../routing/page-view.ts";
import { telemetry } from "../../framework/next/telemetry.ts";
import { contentService, providerClient } from "./clients.ts";
import { createCityCurrencies } from "../../catalog/city/city-currencies.ts";
import { environment, origins } from "./environment.ts";
import { createDiagnosticLogger, createProviderLogger } from "./log.ts";
import { invalidatePages } from "../../framework/next/invalidate-pages.ts";
import { createPlacePages } from "../../endpoints/addresses/shared-place-pages.ts";
import { createProductIndex } from "../../endpoints/addresses/create-product-index.ts";
import { readListedProducts } from "../../endpoints/addresses/read-listed-products.ts";
import { publications } from "../../endpoints/webhook/publications.ts";
import { registries, sharedTypes } from "./registries.ts";
import { fitText } from "../../endpoints/share-picture/fit-text.ts";
import { createSiteSearch } from "../../endpoints/search/create-site-search.ts";
import { createSharedDocuments } from "../../content/client/shared-documents.ts";
import { shareAcrossPrograms } from "../../framework/next/share-across-programs.ts";

declare global {
  interface SharedByPrograms {
    siteSearch: ReturnType<typeof createSiteSearch>;
    placePages: ReturnType<typeof createPlacePages>;
    productIndex: ReturnType<typeof createProductIndex>;
  }
}

/** Under development each program has its own, which is created again when its code changes. */
const lasting: typeof shareAcrossPrograms = (name, create) =>
  environment.development ? create() : shareAcrossPrograms(name, create);

/** Throws outside production. In production the parameter reads as absent. */
function refuseUndeclared(parameter: string): void {
  if (process.env.NODE_ENV !== "production") throwUndeclared(parameter);
}

/** Throws outside production. In production the page renders without the value, and its diagnostic is logged. */
function refuseUnplanned(resource: ResourceName, key: string): void {
  if (process.env.NODE_ENV !== "production") throwUnplanned(resource, key);
}

/** Returns the shared values of one resource. A plain `next start` shares no values. */
function sharedValues(name: ProviderResourceName): SharedValues {
  return {
    get: async (key) => bridge().process?.values.get(`${name}/${key}`),
    set: (key, value) => bridge().process?.values.set(`${name}/${key}`, value),
  };
}

const { logFailure, logStale } = createProviderLogger(telemetry());

/** The products that lists of the provider have. */
export const productIndex = lasting("productIndex", () =>
  createProductIndex({ read: () => readListedProducts(providerClient), now: systemTime.now }),
);

/** The search of each site for visitors. */
export const siteSearch = lasting("siteSearch", () =>
  createSiteSearch({ provider: providerClient, now: systemTime.now, wait: systemTime.wait }),
);

const provider = withLastGood(withSharedLoads(providerClient), {
  maxBytes: 16_000_000,
  now: systemTime.date,
  // As long as a stale page is served (`expireTime` in next.config.mjs): rendering it again must not cost it its prices.
  maxAgeMs: 86_400_000,
  onStale: logStale,
  shared: sharedValues,
});

// In development nothing is cached, so that a change shows on the next load.
const sharedDocuments = createSharedDocuments(contentService, sharedTypes, environment.development ? 0 : 60_000);

const placePages = lasting("placePages", () => {
  const created = createPlacePages({
    content: contentService,
    pageTypes: registries.pageTypes,
    ttlMs: environment.development ? 2_000 : 3_600_000,
    invalidatePages,
  });
  publications.onNewContent(created.invalidate);
  return created;
});

publications.onPublished(contentService.published);
publications.onNewContent(sharedDocuments.invalidate);

export const ports: Ports = {
  content: {
    page: contentService.page,
    sharedDocuments: sharedDocuments.ofHost,
    documents: contentService.documents,
    placePages: placePages.of,
  },
  catalog: {
    provider,
    search: siteSearch.search,
    findCityCurrency: createCityCurrencies(provider, systemTime.now),
    findProductCity: productIndex.findProductCity,
  },
  origins: { ...origins, pictures: environment.pictureOrigins },
  // Content may take five seconds of the ten that the server waits for a page. Compiling takes longer.
  startDeadline: () => setTimeout(environment.development ? 90_000 : 8_000, undefined, { ref: false }),
  now: systemTime.date,
  measure: telemetry().observations.measure,
  listUnsetWords: (title) => fitText(title).omitted,
  onDiagnostics: createDiagnosticLogger(telemetry(), environment.development),
  onFailure: logFailure,
  onUnplanned: refuseUnplanned,
  onUndeclaredView: refuseUndeclared,
};

export const { renderPage, renderMissing } = createRenderer(registries, ports);
