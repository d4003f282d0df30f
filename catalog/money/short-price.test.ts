import { describe, expect, it } from "vitest";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { locales } from "../../i18n/locales.ts";
import { formatShortPrices } from "./short-price.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("F9: the prices of small labels", () => {
  it.each<[string, CurrencyCode, readonly number[], readonly string[]]>([
    ["are compact from six digits on", "IDR", [240_000_000, 85_000_000], ["Rp 2.4M", "Rp 850K"]],
    ["are whole below", "GBP", [12_000, 6250], ["£120", "£62.50"]],
    ["are whole where two would look alike", "IDR", [130_000_000, 125_000_000], ["Rp 1,300,000", "Rp 1,250,000"]],
    ["are compact where two are the same", "IDR", [130_000_000, 130_000_000], ["Rp 1.3M", "Rp 1.3M"]],
  ])("%s", (_, currency, amounts, texts) => {
    const prices = amounts.map((minor) => ({ minor, currency }));
    expect(formatShortPrices(prices, locales.en).map(plain)).toEqual(texts);
  });
});
