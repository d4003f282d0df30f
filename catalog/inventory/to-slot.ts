import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { OpenSlot, Slot } from "./slot.ts";
import { toAvailability } from "./to-availability.ts";
import { toMoney } from "../money/to-money.ts";
import type { WireOpenSlot, WireSlot } from "./wire-slot.ts";

/** A start in our own terms. */
export function toOpenSlot(wire: WireOpenSlot): OpenSlot {
  const { startDate, startTime, endTime } = wire;
  return { startDate, startTime, endTime: endTime ?? undefined, availability: toAvailability(wire) };
}

/** A start with its price, which is in the currency that was asked for. */
export function toSlot(wire: WireSlot, currency: CurrencyCode): Slot {
  return {
    ...toOpenSlot(wire),
    tourId: wire.tourId,
    price: toMoney(wire.listingPrice, currency),
    originalPrice: toMoney(wire.retailPrice ?? wire.listingPrice, currency),
  };
}
