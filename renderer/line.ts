import { fetchNeeds } from "../catalog/snapshot/fetch.ts";
import { createSnapshot } from "../catalog/snapshot/snapshot.ts";
import type { RawDocument } from "../content/document.ts";
import { createDiagnosticLog, type Diagnostic, type DiagnosticLog, locationIn, type Report } from "./diagnostics.ts";
import { load } from "./load.ts";
import { parsePage } from "./parse/parse-page.ts";
import { type ParsedShell, parseShell } from "./parse/parse-shell.ts";
import { createTextParser } from "./parse/parse-texts.ts";
import { factsOf } from "./plan/facts-of.ts";
import { followUpNeeds, type ParsedDocuments, planPage } from "./plan/plan-page.ts";
import type { Ports } from "./ports.ts";
import type { Registries } from "./registries.ts";
import { createPageContext } from "./render/create-page-context.ts";
import { type Decorator, undecorated } from "./render/decoration.ts";
import { hrefFrom } from "./render/href-from.ts";
import { locateShell } from "./render/location-of.ts";
import { type RenderedPage, renderPage } from "./render/render-page.tsx";
import { type RenderedShell, renderShell } from "./render/render-shell.tsx";
import type { Route } from "../routing/route.ts";

/** What a request for a page results in. */
export type Outcome = PageOutcome | RedirectOutcome | MissingOutcome;

interface PageOutcome extends RenderedPage {
  readonly kind: "page";
  readonly document: RawDocument;
  readonly diagnostics: readonly Diagnostic[];
}

interface RedirectOutcome {
  readonly kind: "redirect";
  readonly location: string;
  readonly permanent: boolean;
}

/** No page: header and footer remain. */
export interface MissingOutcome extends RenderedShell {
  readonly kind: "not-found";
}

export interface Renderer {
  /** Throws `ContentError` when the content service is down. */
  readonly renderPage: (route: Route) => Promise<Outcome>;
  /** Renders header and footer where there is no page; no upstream but the content service is called. */
  readonly renderMissing: (route: Route) => Promise<MissingOutcome>;
}

/** The straight line: route → load → parse → plan → fetch → render. */
export function createRenderer(registries: Registries, ports: Ports, decorator: Decorator = undecorated): Renderer {
  const missing = (route: Route, shell: ParsedShell, log: DiagnosticLog): MissingOutcome => {
    const page = createPageContext(
      {
        facts: factsOf(route, { country: undefined, view: [] }),
        kind: undefined,
        alternates: [],
        // Nothing is fetched for a page that does not exist: shortcodes in header and footer render their fallbacks.
        snapshot: createSnapshot({}, { readAt: ports.now(), onUnplanned: () => {} }),
        products: [],
      },
      {
        parseText: createTextParser(registries.shortcodes),
        locationOf: locateShell(shell),
        contextFor: decorator.contextFor,
      },
      ports,
      log,
    );
    const rendered = renderShell(shell, page, log, new Map());
    ports.onDiagnostics(log.all);
    return { kind: "not-found", ...rendered };
  };

  const found = async (route: Route, parsed: ParsedDocuments, log: DiagnosticLog) => {
    const { candidates, document } = parsed;
    const view = candidates.flatMap((candidate) => candidate.view);
    const plan = planPage(parsed, factsOf(route, { country: candidates[0].country, view }), log);
    const market = { locale: plan.facts.locale, currency: plan.facts.currency };
    const onUnplanned: Ports["onUnplanned"] = (resource, key) => {
      reportUnplanned(resource, key, log.in(locationIn(document)));
      ports.onUnplanned(resource, key);
    };
    const snapshot = await fetchNeeds(plan.needs, (first) => followUpNeeds(plan, first), {
      ...ports,
      market,
      onUnplanned,
    });
    const rendered = renderPage(plan, snapshot, { ports, log, decorator });
    ports.onDiagnostics(log.all);
    return { kind: "page", ...rendered, document, diagnostics: log.all } as const;
  };

  return {
    renderPage: async (route) => {
      const log = createDiagnosticLog();
      const [loaded, shared] = await Promise.all([
        load(route, route.locale, ports.content),
        ports.sharedDocuments(route.site.host),
      ]);
      if (loaded.kind === "redirect") {
        return {
          kind: "redirect",
          location: hrefFrom(route.site, ports.originOf)(loaded.to),
          permanent: loaded.permanent,
        };
      }
      const shell = parseShell(shared, route.locale, registries, log);
      const parsed = loaded.kind === "document" ? parsePage(loaded.document, registries, log) : undefined;
      return parsed === undefined
        ? missing(route, shell, log)
        : found(route, { ...parsed, shell, parseText: createTextParser(registries.shortcodes) }, log);
    },
    renderMissing: async (route) => {
      const log = createDiagnosticLog();
      return missing(
        route,
        parseShell(await ports.sharedDocuments(route.site.host), route.locale, registries, log),
        log,
      );
    },
  };
}

function reportUnplanned(resource: string, key: string, report: Report): void {
  report(
    "read-unplanned",
    `A part of the page read ${resource} ${key} without planning it, so it renders as missing.`,
    "This is an error in the code, not in the content: report it to the developers.",
  );
}
