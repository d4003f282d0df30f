import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { GroupPrice, Inventory, PersonPrice } from "./inventory.ts";
import { groupPrices } from "./group-prices.ts";
import { toAvailability } from "./to-availability.ts";
import { toMoney } from "../money/to-money.ts";
import type { WireInventory } from "./wire-inventory.ts";

type WirePerson = WireInventory["pricing"]["persons"][number];
type WireGroup = WireInventory["pricing"]["groups"][number];

/** A start of a tour in our own terms. */
export function toInventory(wire: WireInventory, currency: CurrencyCode): Inventory {
  return {
    tourId: wire.tourId,
    startDate: wire.startDateTime.date,
    startTime: wire.startDateTime.time,
    endTime: wire.endDateTime?.time,
    availability: toAvailability(wire),
    persons: wire.pricing.persons.map((person) => toPersonPrice(person, currency)),
    groups: groupPrices(wire.pricing.groups.map((group) => toGroupTier(group, currency))),
  };
}

function toPersonPrice(wire: WirePerson, currency: CurrencyCode): PersonPrice {
  return {
    pax: wire.type,
    name: wire.name || wire.type,
    ageFrom: wire.ageFrom ?? undefined,
    ageTo: wire.ageTo ?? undefined,
    min: wire.paxRange?.min ?? undefined,
    max: wire.paxRange?.max ?? undefined,
    price: toMoney(wire.price, currency),
    originalPrice: toMoney(wire.originalPrice ?? wire.price, currency),
    availability: toAvailability(wire),
  };
}

function toGroupTier(wire: WireGroup, currency: CurrencyCode): Omit<GroupPrice, "from"> {
  return {
    to: wire.size,
    price: toMoney(wire.price, currency),
    originalPrice: toMoney(wire.originalPrice ?? wire.price, currency),
    availability: toAvailability(wire),
  };
}
