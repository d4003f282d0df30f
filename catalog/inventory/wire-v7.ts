import * as v from "valibot";
import { wireCount, wireId, wireList } from "../provider/wire.ts";
import { bestAvailability } from "./best-availability.ts";
import { toAvailability, wirePlaces } from "./wire-places.ts";
import { wireDate, wireTime } from "../provider/wire-time.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Availability, Inventory, PersonPrice } from "./inventory.ts";
import { groupPrices, slotPrices, wireSlotPrice } from "./wire-prices.ts";

const count = v.nullish(wireCount);

const wirePerson = v.object({ type: v.pipe(v.string(), v.nonEmpty()), ...wireSlotPrice });

const wireGroup = v.object({
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...wireSlotPrice,
  ...wirePlaces,
});

const pax = v.object({
  displayName: v.nullish(v.string(), ""),
  minPax: count,
  maxPax: count,
  ageFrom: count,
  ageTo: count,
});

/** A start of a tour as version 7 sends it: prices, places and ages apart, each by kind of traveller. */
export const wireAvailability = v.object({
  startDate: wireDate,
  startTime: wireTime,
  endTime: v.nullish(wireTime),
  tourId: wireId,
  priceProfile: v.object({ persons: wireList(wirePerson), groups: wireList(wireGroup) }),
  paxAvailability: v.array(v.object({ ...wirePlaces, paxTypes: wireList(v.string()) })),
  paxValidation: v.nullish(v.record(v.string(), pax), {}),
});

export type WireAvailability = v.InferOutput<typeof wireAvailability>;

/** Returns a start of a tour as version 7 sends it, in the terms of `toInventory`. */
export function toInventoryV7(wire: WireAvailability, currency: CurrencyCode): Inventory {
  const { startDate, startTime, endTime, tourId, priceProfile, paxAvailability } = wire;
  const availability = bestAvailability(paxAvailability.map(toAvailability));
  const groups = priceProfile.groups.map((group) => ({
    to: group.size,
    ...slotPrices(group, currency),
    availability: toAvailability(group),
  }));
  return {
    tourId,
    startDate,
    startTime,
    endTime: endTime ?? undefined,
    availability,
    persons: priceProfile.persons.map((person) => toPersonPrice(wire, person, currency)),
    groups: groupPrices(groups),
  };
}

function toPersonPrice(
  wire: WireAvailability,
  person: WireAvailability["priceProfile"]["persons"][number],
  currency: CurrencyCode,
): PersonPrice {
  const { type } = person;
  const known = wire.paxValidation[type];
  return {
    pax: type,
    name: known?.displayName || type,
    ageFrom: known?.ageFrom ?? undefined,
    ageTo: known?.ageTo ?? undefined,
    min: known?.minPax ?? undefined,
    max: known?.maxPax ?? undefined,
    ...slotPrices(person, currency),
    availability: placesFor(wire, type),
  };
}

/** A kind of traveller that is not mentioned has no places. */
function placesFor({ paxAvailability }: WireAvailability, type: string): Availability {
  return bestAvailability(paxAvailability.filter(({ paxTypes }) => paxTypes.includes(type)).map(toAvailability));
}
