import type { Product } from "../source/catalog.ts";
import { findMaxPeople } from "../time/day-offers.ts";
import { groupPrices, type PersonPrice, personPrices } from "../time/price-slot.ts";
import type { Slot } from "../time/slot.ts";
import { findVendorId } from "../time/timed-product.ts";
import type { View } from "../view.ts";
import { convertAmounts } from "./currency.ts";
import { wireGroupPlaces, wirePax } from "./pax.ts";
import { wireSlotPrice } from "./slot.ts";

/** A slot in the newer form: prices, places and who may come apart from each other. */
export function wireAvailability(product: Product, slot: Slot, view: View) {
  const persons = personPrices(product, slot);
  const { date, start, end, tourId, availability, remaining } = slot;
  return {
    startDate: date,
    startTime: `${start}:00`,
    endTime: `${end}:00`,
    tourId,
    vendorId: findVendorId(product),
    boosters: null,
    priceProfile: priceProfile(product, slot, persons, view),
    paxAvailability: [{ remaining, availability, paxTypes: persons.map(({ type }) => type) }],
    paxValidation: Object.fromEntries(persons.map((price) => [price.type, paxValidation(product, price, view)])),
  };
}

function priceProfile(product: Product, slot: Slot, persons: readonly PersonPrice[], view: View) {
  const amount = convertAmounts(product, view);
  const groups = groupPrices(product, slot);
  return {
    priceProfileType: `PER_${product.pax.per}`,
    people: groups.length === 0 ? 0 : (slot.seats ?? findMaxPeople(product)),
    groups: groups.map((price) => ({
      size: price.size,
      ...wireSlotPrice(price, amount),
      ...wireGroupPlaces(price, slot),
    })),
    persons: persons.map((price) => ({ type: price.type, ...wireSlotPrice(price, amount) })),
  };
}

function paxValidation(product: Product, price: PersonPrice, view: View) {
  const { name, description, ageFrom, ageTo } = wirePax(price, view);
  return {
    displayName: name,
    description: description ?? "",
    minPax: 0,
    maxPax: findMaxPeople(product),
    ageFrom,
    ageTo,
  };
}
