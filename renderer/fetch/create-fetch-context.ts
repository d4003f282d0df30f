import type { FetchContext } from "../../catalog/snapshot/fetch-context.ts";
import { type DiagnosticLog, errorInCode, locationIn } from "../contracts/diagnostics.ts";
import type { Plan } from "../plan/plan-page.ts";
import type { PagePorts } from "../contracts/ports.ts";

interface FetchScope {
  readonly ports: PagePorts;
  readonly log: DiagnosticLog;
}

/** Returns what a fetch reads from, and what it notifies. */
export function toFetchSources({ content, catalog, ...others }: PagePorts): Omit<FetchContext, "market"> {
  const { provider, search } = catalog;
  return { ...others, documents: content.documents, provider, search };
}

/** Returns the ports in the page's language and currency. A read that nobody planned is a diagnostic besides. */
export function createFetchContext({ document, facts }: Plan, { ports, log }: FetchScope): FetchContext {
  return {
    ...toFetchSources(ports),
    market: { locale: facts.locale, currency: facts.currency },
    onUnplanned: (resource, key) => {
      log.in(locationIn(document))(
        "read-unplanned",
        `A part of the page read ${resource} ${key} without planning it, so it renders as missing.`,
        errorInCode,
      );
      ports.onUnplanned(resource, key);
    },
  };
}
