import { fetchNeeds } from "../catalog/snapshot/fetch.ts";
import { mergeNeeds } from "../catalog/snapshot/needs.ts";
import type { ContentClient } from "../content/client/content-service.ts";
import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";
import { type PageAddress, pageIdentifier } from "../routing/page-address.ts";
import type { Route } from "../routing/route.ts";
import { currencyOf } from "./currency-of.ts";
import { alternatesOf } from "./languages.ts";
import type { ParsedShell } from "./parse/parse-shell.ts";
import { factsOf } from "./plan/facts-of.ts";
import type { Ports } from "./ports.ts";
import type { Registries } from "./registries.ts";
import type { PageFacts } from "./render/page-context.ts";
import type { ReadForMissing } from "./render/render-missing.ts";

interface MissingPage {
  readonly facts: PageFacts;
  readonly read: ReadForMissing;
}

/**
 * Reads what header and footer show on the not-found page of a host, and the languages of its home page. The server
 * caches that page, so that it costs these calls once a minute. Throws `ContentError`.
 */
export async function readMissingPage(
  route: Route,
  { header, footer }: ParsedShell,
  registries: Registries,
  ports: Ports,
): Promise<MissingPage> {
  const [{ currency }, alternates] = await Promise.all([currencyOf(route, "", ports), homeLanguages(route, ports)]);
  const facts = factsOf(route, currency, [], registries);
  const parts = [header, footer];
  const snapshot = await fetchNeeds(
    mergeNeeds(parts.map((part) => part.needs(facts))),
    (first) => mergeNeeds(parts.map((part) => part.followUp(first, facts))),
    // Shortcodes in header and footer are not planned here.
    { ...ports, market: { locale: facts.locale, currency }, onUnplanned: () => {} },
  );
  return { facts, read: { snapshot, alternates } };
}

/** Returns the languages of its site that a page exists in, if English is one of them. Throws `ContentError`. */
export async function languagesOf(
  address: PageAddress,
  content: Pick<ContentClient, "page">,
): Promise<readonly Locale[]> {
  const english = await content.page(pageIdentifier(address), locales[defaultLocale]);
  return english === undefined ? [] : alternatesOf(english, address.site);
}

async function homeLanguages({ site, locale }: Route, { content }: Pick<Ports, "content">): Promise<readonly Locale[]> {
  const identifier = pageIdentifier({ site, path: [] });
  const home = (await content.page(identifier, locale)) ?? (await content.page(identifier, locales[defaultLocale]));
  return home === undefined ? [] : alternatesOf(home, site);
}
