import * as v from "valibot";
import type { GroupPrice, PersonPrice } from "./inventory.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Money } from "../money/money.ts";
import { costsObject } from "../provider/parse-tolerantly.ts";
import { toMoney, wireAmount } from "../money/wire.ts";

/** Prices of groups by the largest size each is for: a group begins where the next smaller one ends. */
export function groupPrices(tiers: readonly Omit<GroupPrice, "from">[]): readonly GroupPrice[] {
  const sorted = tiers.toSorted((one, other) => one.to - other.to);
  return sorted.map((tier, index) => ({ ...tier, from: (sorted[index - 1]?.to ?? 0) + 1 }));
}

/**
 * Charges on top of a price, or included in it. An unreadable charge costs its object, because the price would be
 * wrong.
 */
export const wireExtraCharges = {
  extraCharges: v.nullish(v.pipe(v.number(costsObject), v.minValue(0, costsObject)), 0),
  isPricingInclusiveOfExtraCharges: v.nullish(v.boolean(costsObject), true),
};

/** A price of version 7. */
export const wireSlotPrice = {
  listingPrice: wireAmount,
  retailPrice: v.nullish(wireAmount),
  ...wireExtraCharges,
};

export type WireSlotPrice = v.InferOutput<v.ObjectSchema<typeof wireSlotPrice, undefined>>;

/** Returns what is paid in all: with what is charged on top, where that is not in the price. */
export function slotPrices(wire: WireSlotPrice, currency: CurrencyCode): Pick<PersonPrice, "price" | "originalPrice"> {
  const extra = wire.isPricingInclusiveOfExtraCharges ? 0 : toMoney(wire.extraCharges, currency).minor;
  const withExtra = ({ minor }: Money): Money => ({ minor: minor + extra, currency });
  return {
    price: withExtra(toMoney(wire.listingPrice, currency)),
    originalPrice: withExtra(toMoney(wire.retailPrice ?? wire.listingPrice, currency)),
  };
}
