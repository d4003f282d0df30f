import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { currencyCodes, isCurrencyCode, minorUnitDigits } from "../../../i18n/currencies.ts";
import { currencySign } from "../../../i18n/currency-signs.ts";
import { startProvider } from "../../../embedded/provider-api/tests/start-provider.ts";
import { currenciesAnswer } from "../../../embedded/provider-api/tests/wire-schema/currency.ts";

const request = await startProvider();
const { currencies } = v.parse(currenciesAnswer, (await request("/api/v1/currency/list/")).json());

describe("H16: the currency list", () => {
  it("has every currency the site knows, with its precision", () => {
    expect(Object.fromEntries(currencies.map(({ code, precision }) => [code, precision]))).toEqual(
      Object.fromEntries(currencyCodes.map((code) => [code, minorUnitDigits(code)])),
    );
  });

  it("J1: has the local symbols that the site shows", () => {
    expect(currencies.map(({ code, localSymbol }) => [code, localSymbol])).toEqual(
      currencies.map(({ code }) => [code, isCurrencyCode(code) ? currencySign(code, "en") : undefined]),
    );
  });

  it.each(currencyCodes)("converts into %s within its precision", async (code) => {
    const { text } = await request(`/api/tours/v6/tour-groups/?ids[]=50002&currency=${code}`);
    const price = /"finalPrice":([\d.]+)/.exec(text)?.[1] ?? "";
    expect(price.split(".")[1]?.length ?? 0).toBeLessThanOrEqual(minorUnitDigits(code));
    expect(Number(price)).toBeGreaterThan(0);
  });
});
