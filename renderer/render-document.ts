import { fetchNeeds } from "../catalog/snapshot/fetch.ts";
import { type Provisional, type Snapshot, toProvisional } from "../catalog/snapshot/snapshot.ts";
import { mergeDependencies } from "../content/dependencies/dependencies.ts";
import { pagePath } from "../routing/page-address.ts";
import type { Route } from "../routing/route.ts";
import type { PagePorts } from "./contracts/ports.ts";
import type { Registries } from "./contracts/registries.ts";
import { createFetchContext } from "./fetch/create-fetch-context.ts";
import { queryDependencies } from "./fetch/page-dependencies.ts";
import { readPlaceLinks } from "./load/place-links.ts";
import { readCurrencyCity, readPageCurrency } from "./load/read-page-currency.ts";
import type { DependsOnContent, PageOutcome, RedirectOutcome } from "./outcome.ts";
import type { ParsedPage } from "./parse/parse-page.ts";
import { collectPageFacts } from "./plan/collect-page-facts.ts";
import { linkedSlices } from "./plan/linked-slices.ts";
import { isBeyondLast } from "./plan/list-pages.ts";
import { choosePage, followUpNeeds, type Plan, planPage } from "./plan/plan-page.ts";
import { renderPage, type RenderScope } from "./render/render-page.ts";

/** One run of the line, for one request. */
export interface Line extends RenderScope {
  readonly registries: Registries;
  readonly ports: PagePorts;
}

/**
 * The subject of the page does not exist, or its list has no such page. If provisional, an unread subject may exist.
 */
interface Missing {
  readonly kind: "missing";
  readonly provisional: Provisional;
}

/** A parsed document → plan → fetch → render. */
export async function renderDocument(
  route: Route,
  parsed: ParsedPage,
  line: Line,
): Promise<((PageOutcome | RedirectOutcome) & DependsOnContent) | Missing> {
  const { plan, provisional, places } = await planDocument(route, parsed, line);
  const snapshot = await line.ports.measure("fetch", () =>
    fetchNeeds(plan.needs, (first) => followUpNeeds(plan, first), createFetchContext(plan, line)),
  );
  const dependencies = queryDependencies(snapshot, route);
  const presence = choosePage(plan.candidates, snapshot).presence(snapshot, plan.facts);
  if (presence === "missing" || isBeyondLast(route, plan, snapshot))
    return { kind: "missing", provisional: toProvisional(snapshot) };
  if (presence !== "here") {
    const location = pagePath(route.locale.code, presence.movedTo);
    return { kind: "redirect", location, permanent: true, dependencies };
  }
  return {
    ...renderPlan(plan, snapshot, line),
    provisional: provisional ? "incomplete" : toProvisional(snapshot),
    dependencies: mergeDependencies([dependencies, places.dependencies()]),
  };
}

/** Plans a document, in its currency and with the pages of places. It is provisional if one of these could not be read. */
async function planDocument(route: Route, parsed: ParsedPage, line: Line) {
  const { ports, registries, log } = line;
  const [{ place }] = parsed.candidates;
  const [{ currency, provisional }, places] = await ports.measure("load", () =>
    Promise.all([
      readCurrencyCity(route, place, ports).then((city) => readPageCurrency(route, city, ports)),
      readPlaceLinks(route, registries, ports),
    ]),
  );
  const linked = { ...parsed, slices: linkedSlices(parsed, places) };
  const facts = collectPageFacts(route, { currency, places }, parsed.candidates, line);
  const plan = ports.measure("plan", () => planPage(linked, facts, log));
  return { plan, places, provisional: provisional || places.provisional };
}

function renderPlan(plan: Plan, snapshot: Snapshot, line: Line): Omit<PageOutcome, "provisional"> {
  const { ports, log } = line;
  const rendered = ports.measure("render", () => renderPage(plan, snapshot, line));
  ports.onDiagnostics(log.all);
  return { kind: "page", ...rendered, document: plan.document, diagnostics: log.all };
}
