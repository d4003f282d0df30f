import { fetchNeeds } from "../catalog/snapshot/fetch.ts";
import { type Provisional, toProvisional, type Snapshot } from "../catalog/snapshot/snapshot.ts";
import { ContentError } from "../content/client/content-error.ts";
import { mergeDependencies } from "../content/dependencies/dependencies.ts";
import type { RawDocument } from "../content/document.ts";
import { pagePath } from "../routing/page-address.ts";
import type { Route } from "../routing/route.ts";
import { readCurrencyCity } from "./read-currency-city.ts";
import { readPageCurrency, fallbackCurrency } from "./read-page-currency.ts";
import { createDiagnosticLog } from "./diagnostics.ts";
import { createFetchContext } from "./create-fetch-context.ts";
import { load } from "./load.ts";
import { reportCircle } from "./report-circle.ts";
import { readMissingPage } from "./missing-page.ts";
import type { DependsOnContent, MissingOutcome, Outcome, PageOutcome, RedirectOutcome } from "./outcome.ts";
import { type ParsedPage, parsePage } from "./parse/parse-page.ts";
import { type ParsedShell, parseShell } from "./parse/parse-shell.ts";
import { collectPageFacts, noPlaces } from "./plan/collect-page-facts.ts";
import { linkedSlices } from "./plan/linked-slices.ts";
import { choosePage, followUpNeeds, countListPages, type Plan, planPage } from "./plan/plan-page.ts";
import { queryDependencies, shellDependencies } from "./page-dependencies.ts";
import { readPlaceLinks } from "./place-links.ts";
import type { PagePorts, Ports } from "./ports.ts";
import type { Registries } from "./registries.ts";
import { type Decorator, undecorated } from "./render/decoration.ts";
import { hrefFrom } from "./render/href-from.ts";
import { renderMissing } from "./render/render-missing.ts";
import { renderPage, type RenderScope } from "./render/render-page.ts";
import { readView } from "../routing/define-view.ts";
import { pageView } from "../routing/list-window.ts";

export interface Renderer {
  /** Throws `ContentError` when the content service is down, or the page's document does not fit its type at all. */
  readonly renderPage: (route: Route) => Promise<Outcome>;
  /** Renders header and footer of a host's not-found page. Throws `ContentError`. */
  readonly renderMissing: (route: Route) => Promise<MissingOutcome & DependsOnContent>;
}

/** One run of the line, for one request. */
interface Line extends RenderScope {
  readonly registries: Registries;
  readonly ports: PagePorts;
}

/** Creates the renderer of these registries and ports. A preview decorates it through the decorator. */
export function createRenderer(registries: Registries, ports: Ports, decorator: Decorator = undecorated): Renderer {
  const createLine = (): Line => ({
    registries,
    ports: { ...ports, late: ports.startDeadline() },
    decorator,
    log: createDiagnosticLog(),
  });
  return {
    renderPage: (route) => renderRoute(route, createLine()),
    renderMissing: async (route) => {
      const line = createLine();
      const shared = await ports.measure("load", () => ports.content.sharedDocuments(route.site.host));
      const shell = ports.measure("parse", () => parseShell(shared, route.locale, registries, line.log));
      const { facts, read, dependencies } = await readMissingPage(route, shell, registries, line.ports);
      const rendered = ports.measure("render", () => renderMissing(facts, shell, line, read));
      return { ...reported(rendered, line), dependencies };
    },
  };
}

/** The straight line: route → load → parse → plan → fetch → render. */
async function renderRoute(route: Route, line: Line): Promise<Outcome> {
  const { registries, ports, log } = line;
  const [loaded, shared] = await ports.measure("load", () =>
    Promise.all([
      load(route, route.locale, { content: ports.content, pageTypes: registries.pageTypes }),
      ports.content.sharedDocuments(route.site.host),
    ]),
  );
  if (loaded.kind === "redirect") {
    const location = loaded.complete(hrefFrom(route.site, ports.origins.getSite)(loaded.to));
    return { kind: "redirect", location, permanent: loaded.permanent, dependencies: loaded.dependencies };
  }
  if (loaded.kind === "not-found" && loaded.circle !== undefined) reportCircle(loaded.circle, log);
  const shell = ports.measure("parse", () => parseShell(shared, route.locale, registries, log));
  const dependencies = mergeDependencies([loaded.dependencies, shellDependencies(shell, route)]);
  const parsed = loaded.kind === "document" ? parseDocument(loaded.document, shell, line) : undefined;
  if (parsed === undefined || isBeyondAll(route, parsed)) return { ...missing(route, shell, line), dependencies };
  const rendered = await renderParsed(route, parsed, line);
  return rendered.kind === "missing"
    ? { ...missing(route, shell, line), provisional: rendered.provisional, dependencies }
    : { ...rendered, dependencies: mergeDependencies([dependencies, rendered.dependencies]) };
}

/** Throws for a document that does not fit its type at all. A 404 would replace the last good page. */
function parseDocument(document: RawDocument, shell: ParsedShell, { registries, ports, log }: Line): ParsedPage {
  const parsed = ports.measure("parse", () => parsePage(document, shell, registries, log));
  if (parsed !== undefined) return parsed;
  ports.onDiagnostics(log.all);
  throw new ContentError(
    "invalid-response",
    `The document "${document.uid}" does not fit its type "${document.type}".`,
  );
}

/**
 * The subject of the page does not exist, or its list has no such page. If provisional, an unread subject may exist.
 */
interface Missing {
  readonly kind: "missing";
  readonly provisional: Provisional;
}

/** Plan → fetch → render. */
async function renderParsed(
  route: Route,
  parsed: ParsedPage,
  line: Line,
): Promise<((PageOutcome | RedirectOutcome) & DependsOnContent) | Missing> {
  const { ports, log } = line;
  const { measure } = ports;
  const [{ currency, provisional }, places] = await measure("load", () =>
    Promise.all([
      readCurrencyCity(route, parsed, ports).then((city) => readPageCurrency(route, city, ports)),
      readPlaceLinks(route, line.registries, ports),
    ]),
  );
  const linked = { ...parsed, slices: linkedSlices(parsed, places) };
  const plan = measure("plan", () =>
    planPage(linked, collectPageFacts(route, { currency, places }, parsed.candidates, line), log),
  );
  const followUp = (first: Snapshot) => followUpNeeds(plan, first);
  const snapshot = await measure("fetch", () => fetchNeeds(plan.needs, followUp, createFetchContext(plan, line)));
  const dependencies = queryDependencies(snapshot, route);
  const page = choosePage(plan.candidates, snapshot);
  const presence = page.presence(snapshot, plan.facts);
  if (presence === "missing" || isBeyondLast(route, plan, snapshot))
    return { kind: "missing", provisional: toProvisional(snapshot) };
  if (presence !== "here") {
    const location = pagePath(route.locale.code, presence.movedTo);
    return { kind: "redirect", location, permanent: true, dependencies };
  }
  const rendered = measure("render", () => renderPage(plan, snapshot, line));
  ports.onDiagnostics(log.all);
  return {
    kind: "page",
    ...rendered,
    provisional: provisional || places.provisional ? "incomplete" : toProvisional(snapshot),
    document: plan.document,
    diagnostics: log.all,
    dependencies: mergeDependencies([dependencies, places.dependencies()]),
  };
}

/** Whether a route names a further page of a document without a list. Nothing is fetched for it. */
function isBeyondAll(route: Route, { candidates }: ParsedPage): boolean {
  return readPageNumber(route) > 1 && !candidates.some(({ view }) => view.includes("page"));
}

/** Whether a route names a page after the last one of each list. The first page exists where its lists are empty. */
function isBeyondLast(route: Route, plan: Plan, snapshot: Snapshot): boolean {
  const page = readPageNumber(route);
  return page > 1 && page > countListPages(plan, snapshot);
}

/** The page of a list that a view names, from 1. */
function readPageNumber({ view }: Route): number {
  return readView(pageView, view).page ?? 1;
}

/** Returns header and footer for an address without a page. The server replaces them with the host's not-found page. */
function missing(route: Route, shell: ParsedShell, line: Line): MissingOutcome {
  return reported(
    renderMissing(collectPageFacts(route, { currency: fallbackCurrency, ...noPlaces }, [], line), shell, line),
    line,
  );
}

function reported(outcome: Omit<MissingOutcome, "diagnostics">, { ports, log }: Line): MissingOutcome {
  ports.onDiagnostics(log.all);
  return { ...outcome, diagnostics: log.all };
}
