import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { PersonPrice } from "./inventory.ts";
import type { Money } from "../money/money.ts";
import { toMoney } from "../money/to-money.ts";
import type { WireSlotPrice } from "./wire-availability.ts";

/** What is paid in all: with what is charged on top, where that is not in the price. */
export function slotPrices(wire: WireSlotPrice, currency: CurrencyCode): Pick<PersonPrice, "price" | "originalPrice"> {
  const extra = wire.isPricingInclusiveOfExtraCharges ? 0 : toMoney(wire.extraCharges, currency).minor;
  const withExtra = ({ minor }: Money): Money => ({ minor: minor + extra, currency });
  return {
    price: withExtra(toMoney(wire.listingPrice, currency)),
    originalPrice: withExtra(toMoney(wire.retailPrice ?? wire.listingPrice, currency)),
  };
}
