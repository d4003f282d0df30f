import { isCurrencyCode } from "../i18n/currencies.ts";
import { isLocaleCode, locales } from "../i18n/locales.ts";
import { sites } from "../hosts/index.ts";
import type { Route } from "./route.ts";
import { viewOf } from "./view.ts";

/** The generic route's parameters, as Next gives them: percent-encoded. */
export interface RouteParams {
  readonly host: string;
  readonly locale: string;
  readonly currency: string;
  readonly view: string;
  readonly path?: readonly string[];
}

/** Internal path → route; undefined for a path that the resolver did not write. */
export function readRoute(params: RouteParams): Route | undefined {
  const locale = decodeURIComponent(params.locale);
  const currency = decodeURIComponent(params.currency);
  const site = sites.find(({ host }) => host === decodeURIComponent(params.host));
  const view = viewOf(decodeURIComponent(params.view));
  if (site === undefined || view === undefined || !isLocaleCode(locale)) return undefined;
  if (currency !== "auto" && !isCurrencyCode(currency)) return undefined;
  return { site, locale: locales[locale], currency, view, path: (params.path ?? []).map(decodeURIComponent) };
}
