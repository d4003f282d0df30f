import * as v from "valibot";
import { wireCount, wireId, wireList } from "../provider/wire.ts";
import { toAvailability, wirePlaces } from "./wire-places.ts";
import { wireAmount } from "../money/wire.ts";
import { wireDateTime } from "../provider/wire-time.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { GroupPrice, Inventory, PersonPrice } from "./inventory.ts";
import { groupPrices } from "./wire-prices.ts";
import { toMoney } from "../money/wire.ts";

const count = v.nullish(wireCount);
const prices = { price: wireAmount, originalPrice: v.nullish(wireAmount) };

const wirePerson = v.object({
  type: v.pipe(v.string(), v.nonEmpty()),
  name: v.nullish(v.string(), ""),
  ageFrom: count,
  ageTo: count,
  paxRange: v.nullish(v.object({ min: count, max: count })),
  ...prices,
  ...wirePlaces,
});

const wireGroup = v.object({ size: v.pipe(v.number(), v.integer(), v.minValue(1)), ...prices, ...wirePlaces });

/** A start of a tour as version 6 sends it. */
export const wireInventory = v.object({
  tourId: wireId,
  startDateTime: wireDateTime,
  endDateTime: v.nullish(wireDateTime),
  ...wirePlaces,
  pricing: v.object({ persons: wireList(wirePerson), groups: wireList(wireGroup) }),
});

export type WireInventory = v.InferOutput<typeof wireInventory>;

type WirePerson = WireInventory["pricing"]["persons"][number];
type WireGroup = WireInventory["pricing"]["groups"][number];

/** Returns a start of a tour in our own terms. */
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
