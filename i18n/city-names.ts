import type { LocaleCode } from "./locales.ts";
import { catalogs } from "./messages/index.ts";
import type { Texts } from "./translator.ts";

const texts: Readonly<Record<LocaleCode, Texts>> = catalogs;

/** Returns a city's name by the provider's code for it: `ROME` in German → `Rom`. Undefined when we have no name for it. */
export function cityName(code: string, locale: LocaleCode): string | undefined {
  return [texts[locale].cities, texts.en.cities]
    .flatMap((names) => Object.entries(names ?? {}))
    .find(([city]) => city === code)?.[1];
}
