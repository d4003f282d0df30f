import { type CurrencyCode, isCurrencyCode } from "../i18n/currencies.ts";
import { isLocaleCode, type Locale, locales } from "../i18n/locales.ts";
import { sites } from "../hosts/index.ts";
import type { PageAddress } from "./page-address.ts";
import type { View } from "./view.ts";
import { parseViewSegment, type ViewRegistry } from "./view-registry.ts";

/** Everything a page varies by. The currency `auto` means that of the page's city, else that of the site. */
export interface Route extends PageAddress {
  readonly locale: Locale;
  readonly currency: CurrencyCode | "auto";
  readonly view: View;
}

/** The parts of an internal path, percent-encoded. */
export interface RouteParams {
  readonly host: string;
  readonly locale: string;
  readonly currency: string;
  readonly view: string;
  readonly path?: readonly string[];
}

/** Parses an internal path. Returns undefined for a path that `resolve` does not write. */
export function readRoute(params: RouteParams, views: ViewRegistry): Route | undefined {
  const locale = decodeURIComponent(params.locale);
  const currency = decodeURIComponent(params.currency);
  const site = sites.find(({ host }) => host === decodeURIComponent(params.host));
  const view = parseViewSegment(views, decodeURIComponent(params.view));
  if (site === undefined || view === undefined || !isLocaleCode(locale)) return undefined;
  if (!site.languages.includes(locale)) return undefined;
  if (currency !== "auto" && !isCurrencyCode(currency)) return undefined;
  return { site, locale: locales[locale], currency, view, path: (params.path ?? []).map(decodeURIComponent) };
}
