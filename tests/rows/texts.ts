import type { CurrencyCode } from "../../i18n/currencies.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator, type MessageKey } from "../../i18n/translator.ts";
import { plain } from "../crawl/elements.ts";
import { amountText } from "../support/true/amount-text.ts";
import type { Facts } from "./facts.ts";

/** A text to find: written in the rule, matched, or read from a service. */
export type Text = string | RegExp | Reading;

/** Reads texts of a service. All of them must be found. */
export interface Reading {
  readonly from: string;
  readonly read: (facts: Facts) => Promise<readonly string[]>;
}

/** Stands for any number or words in `says`. */
export const any = "987654";

/** Returns what a message says in a language, English by default. `any` matches whatever is in its place. */
export function says(
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
  language: LocaleCode = "en",
) {
  const text = plain(createLocaleTranslator(locales[language])(key, values));
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll(/987[.,]?654/g, ".+"), "u");
}

/** Reads what the provider says: `fact("/api/tours/v6/tour-groups/50002/", "tourGroup.name")`. */
export function fact(address: string, at: string, write: (text: string) => string = (text) => text): Reading {
  return {
    from: `${at} of ${address}`,
    read: async ({ provider }) => (await provider(address, at)).map(write),
  };
}

/** Reads what documents say. */
export function written(predicate: string, at: string, write: (text: string) => string = (text) => text): Reading {
  return {
    from: `${at} of ${predicate}`,
    read: async ({ content }) => (await content(predicate, at)).map(write),
  };
}

/** Reads the first of what another reading has. */
export function first({ from, read }: Reading, count = 1): Reading {
  return { from: `the first of ${from}`, read: async (facts) => (await read(facts)).slice(0, count) };
}

/** Writes an amount of the provider as English pages do. */
export function asMoney(currency: CurrencyCode): (amount: string) => string {
  return (amount) => amountText(Number(amount), currency, locales.en);
}

/** Writes a count as English pages do: `8205` → `8,205`. */
export function asCount(count: string): string {
  return Number(count).toLocaleString("en");
}

export function isReading(text: Text): text is Reading {
  return typeof text === "object" && "read" in text;
}

export function describeText(text: Text): string {
  return isReading(text) ? text.from : String(text);
}

/** Returns the day some days from now, as addresses have it. */
export function addDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the address at which the provider describes a product in English and euros. */
export function productAddress(id: number): string {
  return `/api/tours/v6/tour-groups/${id}/?language=EN&currency=EUR`;
}

/** Returns how to find the path of a product's page: its slug is the provider's. A query may follow. */
export function productPath(id: number, query = ""): (facts: Facts) => Promise<string> {
  return async ({ provider }) => {
    const [slug = ""] = await provider(productAddress(id), "urlSlugs.EN");
    return `/${slug.split("/").at(-2) ?? ""}/${query}`;
  };
}
