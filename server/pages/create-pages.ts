import type { RequestListener } from "node:http";
import { listOwnChoices, type ViewRegistry } from "../../routing/view-registry.ts";
import { createKnownAddresses } from "../addresses/known-addresses.ts";
import { addressReader } from "../addresses/read-addresses.ts";
import { toErrorMessage } from "../../telemetry/describe-error.ts";
import { bridge } from "../../framework/next/bridge.ts";
import { loadPrograms } from "../../framework/next/programs.ts";
import { telemetry } from "../../framework/next/telemetry.ts";
import { Bulkhead, defaultLimits } from "./bulkhead.ts";
import { epochNow } from "../epoch-now.ts";
import { createErrorPages, type ErrorPages } from "../error-pages.ts";
import { createImprover } from "./improve-bodies.ts";
import { createPageMemory } from "./page-memory.ts";
import type { PageStore, Publication } from "./page-store.ts";
import { choosePriority, type PageKey } from "./page-key.ts";
import { createPublications, type Publications } from "./publications.ts";
import { createPageRenderer, type FinishHtml } from "./render-page.ts";
import { ResponseCache } from "./response-cache.ts";
import { throughBulkhead, throughOwnBulkheads } from "./through-bulkhead.ts";
import { createPageServer, type ServePage } from "./serve-page.ts";
import type { Clients } from "../security/clients.ts";
import { StartingError } from "../hold-requests.ts";

interface PagesSettings {
  readonly next: RequestListener;
  /** Whether Next is not ready yet. */
  readonly isStarting: () => boolean;
  /** Tells this build from any other. */
  readonly buildId: string;
  readonly views: ViewRegistry;
  /** Bytes of memory for pages. */
  readonly maxBytes: number;
  /** Pages beyond the memory of this process. */
  readonly store: PageStore;
  /** Tells whose share of places a request takes. */
  readonly clients: Clients;
  /** Makes Next's HTML ready to be sent. */
  readonly finish: FinishHtml;
}

interface Pages {
  readonly servePage: ServePage;
  readonly errorPages: ErrorPages;
  /** Begins to read which pages exist, so that the first visitors need not wait. Never throws. */
  readonly readAddresses: () => Promise<void>;
  /**
   * Sends a document that is not a shared page through Next. It waits in the queue of pages, so its response is in
   * memory.
   */
  readonly serveDocument: RequestListener;
  /**
   * Sends all other requests through Next. It has separate queues: a client that sends or reads slowly stops no page.
   */
  readonly serveOther: RequestListener;
}

/** Connects everything that a page passes on its way to a visitor. */
export function createPages(settings: PagesSettings): Pages {
  const { next, store, clients } = settings;
  const publications = createPublications();
  const bulkhead = new Bulkhead(defaultLimits);
  const cache = createResponseCache(settings, bulkhead, publications);
  const known = createKnownAddresses({
    read: addressReader(() => loadPrograms(next)),
    onRead: store.noteRef,
    now: () => performance.now(),
  });
  const errorPages = createErrorPages({
    load: (page) => cache.load(page, choosePriority(page.key)),
    knownLanguages: known.listLanguageCodes,
    readLanguages: (host, at, client) =>
      bulkhead.run({ priority: "view", abandoned: false, waitingClients: [client] }, async () =>
        (await loadPrograms(next)).readLanguages(host, at),
      ),
  });
  receivePublications(store, (publication) => {
    publications.add(publication);
    errorPages.forget();
    known.forget();
  });
  const { missing: missingPage } = errorPages;
  return {
    servePage: createPageServer({ known, cache, missingPage, clients, onFound, onUnavailable, now: epochNow }),
    serveDocument: throughBulkhead(bulkhead, next, clients),
    serveOther: throughOwnBulkheads(next, clients),
    errorPages,
    readAddresses: known.refresh,
  };
}

function createResponseCache(
  { next, isStarting, buildId, views, maxBytes, store, finish }: PagesSettings,
  bulkhead: Bulkhead,
  publications: Publications,
): ResponseCache {
  const memory = createPageMemory(maxBytes);
  const lastBody = (key: PageKey) => memory.get(key)?.body;
  const ownChoices = listOwnChoices(views);
  const render = createPageRenderer({ next, finish, lastBody, now: epochNow, buildId, ownChoices });
  return new ResponseCache({
    memory,
    store,
    publications,
    onStored: createImprover(memory),
    render: (request, ticket) =>
      isStarting()
        ? Promise.reject(new StartingError("Next is not ready yet."))
        : bulkhead.run(ticket, () => render(request)),
    now: epochNow,
    buildId,
  });
}

/** Calls the listener for publications of this machine, which the store passes on, and for those of the store. */
function receivePublications(store: PageStore, onPublished: (publication: Publication) => void): void {
  bridge().changed.listen((tags) => {
    const publication = { tags, at: epochNow() };
    onPublished(publication);
    store.publish(publication);
  });
  store.onPublished(onPublished);
}

function onFound(state: string): void {
  telemetry().observations.note("cache", state);
}

function onUnavailable(error: unknown): void {
  telemetry().log.error("page-unavailable", toErrorMessage(error));
}
