import * as v from "valibot";
import { wireDate } from "../provider/wire-time.ts";
import { toMoney, wireAmount } from "../money/wire.ts";
import type { ListingPrice } from "./price.ts";
import type { PriorPrice } from "./prior-price.ts";

/** `priorPrice` of a product, in the currency of its listing price: a field of ours. */
export const wirePriorPrice = v.object({
  amount: wireAmount,
  lowestFrom: wireDate,
  lowestOn: wireDate,
});

type WirePriorPrice = v.InferOutput<typeof wirePriorPrice>;

/** Returns undefined for a price that is not reduced, or without a price. */
export function toPriorPrice(
  prior: WirePriorPrice | null | undefined,
  price: ListingPrice | undefined,
): PriorPrice | undefined {
  if (!prior || price === undefined) return undefined;
  const amount = toMoney(prior.amount, price.final.currency);
  return amount.minor > price.final.minor ? { ...prior, amount } : undefined;
}

/**
 * Returns a price whose original amount is the lowest of the 30 days before. Without such a reference it is the final
 * amount, as no other original amount may be shown (X1).
 */
export function withReference(
  price: ListingPrice | undefined,
  prior: PriorPrice | undefined,
): ListingPrice | undefined {
  return price && { ...price, original: prior?.amount ?? price.final };
}
