import { bookingOrigin } from "../../../catalog/booking/booking-url.ts";
import { throwUnplanned } from "../../../catalog/snapshot/unplanned-read.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createCityCurrencies } from "../../../app/_composition/city-currencies.ts";
import { registries, sharedTypes } from "../../../app/_composition/composition.ts";
import type { ProviderClient } from "../../../catalog/provider/client.ts";
import type { ResourceName } from "../../../catalog/snapshot/table.ts";
import type { ContentClient } from "../../../content/client/content-service.ts";
import { locales } from "../../../i18n/locales.ts";
import { siteOfHost } from "../../../routing/host.ts";
import { throwUndeclared } from "../../../renderer/undeclared-view.ts";
import { createRenderer } from "../../../renderer/line.ts";
import type { Diagnostic } from "../../../renderer/diagnostics.ts";
import type { Registries } from "../../../renderer/registries.ts";
import { defaultView } from "../../../routing/view.ts";

/** When pages are rendered here, epoch milliseconds. */
export const renderedAt = Date.UTC(2026, 10, 24, 10);

interface Upstreams {
  readonly content: ContentClient;
  readonly provider: ProviderClient;
}

/** Renders the English page of a host and path, without style sheets, and returns it with its diagnostics. */
export async function renderPath(
  host: string,
  path: readonly string[],
  upstreams: Upstreams,
  known: Registries = registries,
) {
  const site = siteOfHost(host);
  if (site === undefined) throw new Error(`${host} is not configured`);
  const failures = new Set<ResourceName>();
  const diagnostics: Diagnostic[] = [];
  const { renderPage } = createRenderer(known, {
    ...upstreams,
    sharedDocuments: (name) => upstreams.content.ofHost(name, sharedTypes),
    currencyOfCity: createCityCurrencies(upstreams.provider, () => 0),
    cityOfProduct: async () => "",
    search: async () => ({ matches: false, total: 0, pages: 1, products: [], places: [] }),
    originOf: ({ host: name }) => `https://${name}`,
    bookingOriginOf: bookingOrigin,
    pictureOrigins: [],
    now: () => renderedAt,
    measure: (_part, run) => run(),
    onDiagnostics: (found) => void diagnostics.push(...found),
    onFailure: (resource) => void failures.add(resource),
    startDeadline: () => new Promise(() => {}),
    onUnplanned: throwUnplanned,
    onUndeclaredView: throwUndeclared,
    documents: async () => new Map(),
    placePages: async () => new Map(),
  });
  const outcome = await renderPage({ site, locale: locales.en, currency: "auto", view: defaultView, path });
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  const html = renderToStaticMarkup(<>{outcome.content}</>).replaceAll(/<style[^]*?<\/style>/g, "");
  const lost = diagnostics.filter(({ code }) => code === "slice-failed").map(({ message }) => message);
  return {
    title: outcome.metadata.title,
    provisional: outcome.provisional,
    html,
    failures: [...failures].toSorted(),
    lost,
  };
}
