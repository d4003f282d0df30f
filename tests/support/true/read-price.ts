import * as v from "valibot";
import type { Locale, LocaleCode } from "../../../i18n/locales.ts";
import type { PriceAnswer } from "./provider-answers.ts";

/** A price as a person reads it: `1.234,50 €` in German → 1234.5 of `€`, with two decimals. */
export interface ReadPrice {
  readonly amount: number;
  readonly sign: string;
  readonly decimals: number;
}

/** Languages that write a comma before decimals; the others write a point. */
const commas = new Set<LocaleCode>(["de", "es", "it", "fr", "pt", "nl", "id", "pl"]);

/** Digits alone, or in groups of three with one separator, and decimals after the mark of the language. */
const withComma = /\d{1,3}(?:([.\s])\d{3})(?:\1\d{3})*(?:,\d+)?|\d+(?:,\d+)?/;
const withPoint = /\d{1,3}(?:(,)\d{3})(?:\1\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?/;

/** Reads a price. The amount is NaN for what has no number, and the sign is all around the number. */
export function readPrice(text: string, { code }: Pick<Locale, "code">): ReadPrice {
  const [number = ""] = (commas.has(code) ? withComma : withPoint).exec(text) ?? [];
  const mark = commas.has(code) ? "," : ".";
  const [whole = "", decimals = ""] = number.split(mark);
  return {
    amount: Number(`${whole.replaceAll(/\D/g, "")}.${decimals}0`),
    sign: text.replace(number, "").replaceAll(/[\s\p{Cf}]/gu, ""),
    decimals: decimals.length,
  };
}

/** Shown as their code (J2). */
const shownAsCode = new Set("AED CHF ZAR MYR SEK ISK DKK MOP CNY MXN QAR SAR AZN BHD LBP".split(" "));

/** Returns how a price of the provider must read: whole without decimals, else with two (F9). */
export function dueReading(
  { finalPrice, currencyCode }: NonNullable<PriceAnswer>,
  symbols: ReadonlyMap<string, string>,
): ReadPrice {
  const amount = Math.round(finalPrice * 100) / 100;
  const sign = shownAsCode.has(currencyCode) ? currencyCode : (symbols.get(currencyCode) ?? "");
  return { amount, sign, decimals: Number.isInteger(amount) ? 0 : 2 };
}

const answer = v.object({ currencies: v.array(v.object({ code: v.string(), localSymbol: v.string() })) });

/** Returns the provider's local symbol of each currency. */
export async function localSymbols(origin: string): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(`${origin}/api/tours/v1/currency/list/`);
  const { currencies } = v.parse(answer, await response.json());
  return new Map(currencies.map(({ code, localSymbol }) => [code, localSymbol]));
}
