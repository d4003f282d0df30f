import { fetchNeeds } from "../catalog/snapshot/fetch.ts";
import { mergeNeeds } from "../catalog/snapshot/needs.ts";
import type { ContentClient } from "../content/client/content-service.ts";
import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";
import type { PageAddress } from "../routing/page-address.ts";
import type { Route } from "../routing/route.ts";
import { mergeDependencies } from "../content/dependencies/dependencies.ts";
import { readPageCurrency } from "./load/read-page-currency.ts";
import { listAlternateLanguages } from "../content/alternate-languages.ts";
import { toFetchSources } from "./fetch/create-fetch-context.ts";
import { lookUp } from "./load/load.ts";
import type { DependsOnContent } from "./outcome.ts";
import { queryDependencies, shellDependencies } from "./fetch/page-dependencies.ts";
import type { ParsedShell } from "./parse/parse-shell.ts";
import { collectPageFacts, noPlaces } from "./plan/collect-page-facts.ts";
import type { PagePorts, Ports } from "./contracts/ports.ts";
import type { Registries } from "./contracts/registries.ts";
import type { PageFacts } from "./contracts/page-context.ts";
import type { ReadForMissing } from "./render/render-missing.ts";

interface MissingPage extends DependsOnContent {
  readonly facts: PageFacts;
  readonly read: ReadForMissing;
}

/**
 * Reads the content of a host's not-found page, and the languages of its home page. The
 * server caches that page, so that it costs these calls once a minute. Throws `ContentError`.
 */
export async function readMissingPage(
  route: Route,
  shell: ParsedShell,
  registries: Registries,
  ports: PagePorts,
): Promise<MissingPage> {
  const [{ currency }, home] = await Promise.all([readPageCurrency(route, "", ports), findHome(route, ports)]);
  const facts = collectPageFacts(route, { currency, ...noPlaces }, [], { registries, ports });
  const parts = [shell.header, shell.footer, registries.missing];
  const snapshot = await ports.measure("fetch", () =>
    fetchNeeds(
      mergeNeeds(parts.map((part) => part.needs(facts))),
      (first) => mergeNeeds(parts.map((part) => part.followUp(first, facts))),
      // Shortcodes in header and footer are not planned here.
      { ...toFetchSources(ports), market: { locale: facts.locale, currency }, onUnplanned: () => {} },
    ),
  );
  const dependencies = [home.dependencies, shellDependencies(shell, route), queryDependencies(snapshot, route)];
  const alternates = home.document === undefined ? [] : listAlternateLanguages(home.document, route.site);
  return { facts, read: { snapshot, alternates }, dependencies: mergeDependencies(dependencies) };
}

/** Returns the languages of its site that a page exists in, if English is one of them. Throws `ContentError`. */
export async function readPageLanguages(
  address: PageAddress,
  content: Pick<ContentClient, "page">,
): Promise<readonly Locale[]> {
  const { document } = await lookUp(address, locales[defaultLocale], content);
  return document === undefined ? [] : listAlternateLanguages(document, address.site);
}

/** Finds the home page in the language of a route, else in English. */
async function findHome({ site, locale }: Route, { content }: Pick<Ports, "content">) {
  const own = await lookUp({ site, path: [] }, locale, content);
  if (own.document !== undefined) return own;
  const english = await lookUp({ site, path: [] }, locales[defaultLocale], content);
  return { ...english, dependencies: mergeDependencies([own.dependencies, english.dependencies]) };
}
