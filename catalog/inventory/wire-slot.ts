import * as v from "valibot";
import { wireId } from "../provider/wire.ts";
import { toAvailability, wirePlaces } from "./wire-places.ts";
import { wireAmount } from "../money/wire.ts";
import { wireDate, wireTime } from "../provider/wire-time.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { OpenSlot, Slot } from "./inventory.ts";
import { toMoney } from "../money/wire.ts";

/** A start with the places it has, under the date it was sent under. */
export const wireOpenSlot = v.object({
  startDate: wireDate,
  startTime: wireTime,
  endTime: v.nullish(wireTime),
  ...wirePlaces,
});

/** A start with its price. */
export const wireSlot = v.object({
  ...wireOpenSlot.entries,
  tourId: wireId,
  listingPrice: wireAmount,
  retailPrice: v.nullish(wireAmount),
});

export type WireOpenSlot = v.InferOutput<typeof wireOpenSlot>;
export type WireSlot = v.InferOutput<typeof wireSlot>;

/** Returns a start in our own terms. */
export function toOpenSlot(wire: WireOpenSlot): OpenSlot {
  const { startDate, startTime, endTime } = wire;
  return { startDate, startTime, endTime: endTime ?? undefined, availability: toAvailability(wire) };
}

/** Returns a start with its price, in the currency of the market. */
export function toSlot(wire: WireSlot, currency: CurrencyCode): Slot {
  return {
    ...toOpenSlot(wire),
    tourId: wire.tourId,
    price: toMoney(wire.listingPrice, currency),
    originalPrice: toMoney(wire.retailPrice ?? wire.listingPrice, currency),
  };
}
