import * as v from "valibot";
import { currencyCode, text } from "./values.ts";

export const currency = v.strictObject({
  code: currencyCode,
  currencyName: text,
  symbol: text,
  localSymbol: text,
  precision: v.picklist([0, 2, 3]),
});

export const currenciesAnswer = v.strictObject({ currencies: v.array(currency) });
