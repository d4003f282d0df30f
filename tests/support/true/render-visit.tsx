import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { registries, sharedTypes } from "../../../app/_composition/registries.ts";
import { createPlacePages } from "../../../endpoints/addresses/shared-place-pages.ts";
import { createCityCurrencies } from "../../../catalog/city/city-currencies.ts";
import type { ProviderClient } from "../../../catalog/provider/client.ts";
import type { ContentService } from "../../../content/client/content-service.ts";
import type { PageHead } from "../../../renderer/render/page-head.ts";
import { createRenderer } from "../../../renderer/line.ts";
import type { ContentPorts, Ports } from "../../../renderer/contracts/ports.ts";
import type { PageOutcome } from "../../../renderer/outcome.ts";
import { defaultView } from "../../../routing/view.ts";
import { testPorts } from "../test-renderer.ts";
import type { Visit } from "./shipped-pages.ts";

const page = new JSDOM("").window.document;

/** A page as a visitor gets it: its HTML parsed, below an element with the page's language. */
export interface VisitedPage extends Pick<PageOutcome, "metadata" | "structuredData" | "diagnostics"> {
  readonly root: HTMLElement;
  readonly kind: string | undefined;
  readonly head: PageHead;
}

export interface Upstreams {
  readonly content: ContentService;
  readonly provider: ProviderClient;
  /** Epoch milliseconds. */
  readonly now: number;
}

const places = new WeakMap<ContentService, ContentPorts["placePages"]>();

/** Returns the pages of places of a content service, read once in each language. */
function getPlacePages(content: ContentService): ContentPorts["placePages"] {
  const known =
    places.get(content) ??
    createPlacePages({ content, pageTypes: registries.pageTypes, ttlMs: Infinity, invalidatePages: () => {} }).of;
  places.set(content, known);
  return known;
}

/** Returns the ports of pages on these upstreams. A failure of one is thrown. */
export function createVisitPorts({ content, provider, now }: Upstreams): Ports {
  const { ports } = testPorts([], {
    content,
    provider,
    sharedDocuments: (name) => content.ofHost(name, sharedTypes),
    findCityCurrency: createCityCurrencies(provider, () => now),
    documents: content.documents,
    placePages: getPlacePages(content),
    now: () => now,
    onFailure: (resource, cause) => {
      throw new Error(`${resource} failed`, { cause });
    },
  });
  return ports;
}

/** Renders a page of the shipped documents; undefined without one. Throws when an upstream failed. */
export async function renderVisit(
  { site, path, locale, currency }: Visit,
  upstreams: Upstreams,
): Promise<VisitedPage | undefined> {
  const { renderPage } = createRenderer(registries, createVisitPorts(upstreams));
  const outcome = await renderPage({ site, locale, currency, view: defaultView, path });
  if (outcome.kind !== "page") return undefined;
  const { header, content: main, footer, metadata, structuredData, diagnostics } = outcome;
  const root = page.createElement("div");
  root.lang = locale.tag;
  root.innerHTML = renderToStaticMarkup(
    <>
      {header}
      {main}
      {footer}
    </>,
  ).replaceAll(/<style[^]*?<\/style>|<svg[^]*?<\/svg>/g, "");
  return { root, kind: outcome.page.kind, metadata, structuredData, diagnostics, head: outcome.head };
}
