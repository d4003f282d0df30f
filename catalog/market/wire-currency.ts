import * as v from "valibot";
import { wireCurrencyCode } from "../price/wire-price.ts";

/** A currency of the list, if it is one we can show. */
export const wireCurrency = v.object({ code: wireCurrencyCode, localSymbol: v.nullish(v.string(), "") });

/** The list comes bare or wrapped. */
export const wireCurrencyList = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ currencies: v.array(v.unknown()) }),
    v.transform(({ currencies }) => currencies),
  ),
]);
