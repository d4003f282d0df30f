import { defaultLocale } from "../../i18n/locales.ts";
import type { Market } from "../market.ts";
import type { QueryParameters } from "./endpoint.ts";

/** The parameters a catalog is asked in. */
export function marketQuery(market: Market): QueryParameters {
  return [
    ["language", market.locale.providerLanguage],
    ["currency", market.currency],
    ["fallback-to-english", fallback(market)],
  ];
}

/** What is not translated into another language than English is not wanted: 0 then, else not said (specification §7). */
export function fallback({ locale }: Market): 0 | undefined {
  return locale.code === defaultLocale ? undefined : 0;
}
