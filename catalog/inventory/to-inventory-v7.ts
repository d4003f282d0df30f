import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Availability } from "./availability.ts";
import type { Inventory, PersonPrice } from "./inventory.ts";
import { bestAvailability } from "./best-availability.ts";
import { groupPrices } from "./group-prices.ts";
import { slotPrices } from "./slot-prices.ts";
import { toAvailability } from "./to-availability.ts";
import type { WireAvailability } from "./wire-availability.ts";

/** A start of a tour as version 7 sends it, in the terms of `toInventory`. */
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

/** Of a kind of traveller nothing is said of, there are no places. */
function placesFor({ paxAvailability }: WireAvailability, type: string): Availability {
  return bestAvailability(paxAvailability.filter(({ paxTypes }) => paxTypes.includes(type)).map(toAvailability));
}
