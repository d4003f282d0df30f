import { defaultLocale } from "../../i18n/locales.ts";
import type { Market } from "../market.ts";
import type { QueryParameters } from "./endpoint.ts";

/** The parameters a catalog is asked in: what is not translated into another language than English is not wanted. */
export function marketQuery({ locale, currency }: Market): QueryParameters {
  return [
    ["language", locale.providerLanguage],
    ["currency", currency],
    ["fallback-to-english", locale.code === defaultLocale ? undefined : 0],
  ];
}
