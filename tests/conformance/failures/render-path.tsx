import { renderToStaticMarkup } from "react-dom/server";
import { createCityCurrencies } from "../../../catalog/city/city-currencies.ts";
import { registries, sharedTypes } from "../../../app/_composition/registries.ts";
import type { ProviderClient } from "../../../catalog/provider/client.ts";
import type { ContentClient } from "../../../content/client/content-service.ts";
import { locales } from "../../../i18n/locales.ts";
import { findSiteByHost } from "../../../routing/host.ts";
import { createRenderer } from "../../../renderer/line.ts";
import type { ContentPorts } from "../../../renderer/contracts/ports.ts";
import type { Registries } from "../../../renderer/contracts/registries.ts";
import { defaultView } from "../../../routing/view.ts";
import { testPorts } from "../../support/test-renderer.ts";

/** When pages are rendered here, epoch milliseconds. */
export const renderedAt = Date.UTC(2026, 10, 24, 10);

interface Upstreams {
  readonly content: ContentClient;
  readonly provider: ProviderClient;
  /** By default no place has a page, and no block of links to them is composed. */
  readonly placePages?: ContentPorts["placePages"];
}

/** Renders the English page of a host and path, without style sheets, and returns it with its diagnostics. */
export async function renderPath(
  host: string,
  path: readonly string[],
  upstreams: Upstreams,
  known: Registries = registries,
) {
  const site = findSiteByHost(host);
  if (site === undefined) throw new Error(`${host} is not configured`);
  const { ports, diagnostics, failures } = testPorts([], {
    ...upstreams,
    sharedDocuments: (name) => upstreams.content.ofHost(name, sharedTypes),
    findCityCurrency: createCityCurrencies(upstreams.provider, () => 0),
    now: () => renderedAt,
  });
  const { renderPage } = createRenderer(known, ports);
  const outcome = await renderPage({ site, locale: locales.en, currency: "auto", view: defaultView, path });
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  const html = renderToStaticMarkup(<>{outcome.content}</>).replaceAll(/<style[^]*?<\/style>/g, "");
  const lost = diagnostics.filter(({ code }) => code === "slice-failed").map(({ message }) => message);
  return {
    title: outcome.metadata.title,
    provisional: outcome.provisional,
    html,
    failures: [...new Set(failures)].toSorted(),
    lost,
  };
}
