import type { Product } from "../source/catalog.ts";
import { type GroupPrice, groupPrices, type PersonPrice, personPrices } from "../time/price-slot.ts";
import type { Slot } from "../time/slot.ts";
import type { View } from "../view.ts";
import { convertAmounts } from "./currency.ts";
import { wireGroupPlaces, wirePax } from "./pax.ts";

/** A slot in the older form: date and time as one text, without a zone. */
export function wireInventory(product: Product, slot: Slot, view: View) {
  const { tourId, date, start, end, endDate, availability, remaining } = slot;
  return {
    id: inventoryId(slot),
    tourId,
    startDateTime: `${date}T${start}:00`,
    endDateTime: `${endDate}T${end}:00`,
    availability,
    remaining,
    pricing: {
      persons: personPrices(product, slot).map((price) => wirePerson(product, slot, price, view)),
      groups: groupPrices(product, slot).map((price) => wireGroup(product, slot, price, view)),
    },
  };
}

/** No other slot has it. */
export function inventoryId({ tourId, date, start }: Pick<Slot, "tourId" | "date" | "start">): string {
  return `${tourId}${date.replaceAll("-", "")}${start.replace(":", "")}`;
}

function wirePerson(product: Product, { availability, remaining }: Slot, price: PersonPrice, view: View) {
  const amount = convertAmounts(product, view);
  return {
    type: price.type,
    ...wirePax(price, view),
    price: amount(price.listing),
    originalPrice: amount(price.retail),
    remaining,
    availability,
    paxRange: { min: null, max: null },
  };
}

function wireGroup(product: Product, slot: Slot, price: GroupPrice, view: View) {
  const amount = convertAmounts(product, view);
  return {
    size: price.size,
    description: null,
    price: amount(price.listing),
    originalPrice: amount(price.retail),
    ...wireGroupPlaces(price, slot),
  };
}
