import { listBands, freeSeats } from "../seating/free-seats.ts";
import type { Seat } from "../seating/seats.ts";
import type { Product } from "../source/catalog.ts";
import { priceSlot } from "../time/price-slot.ts";
import type { Slot } from "../time/slot.ts";
import { listVariants } from "../time/timed-product.ts";
import { inOneLanguage, type View } from "../view.ts";
import { convertAmounts, toCurrencyCode } from "./currency.ts";
import { inventoryId } from "./inventory.ts";
import { sectionName } from "./theatre.ts";

/** The seats of one performance with their prices, and which of them are free. */
export function wireSeatMap(product: Product, slot: Slot, seats: readonly Seat[], view: View) {
  const free = freeSeats(seats, slot);
  const sections = [...new Set(seats.map(({ section }) => section))].map((key) => ({
    key,
    name: sectionName(key, view),
  }));
  const bands = Object.values(view.catalog.phrases.seating.bands);
  const own = inOneLanguage(view, [...bands, ...sections.map(({ name }) => name)]);
  return {
    productId: product.id,
    contentLanguage: own.language,
    variantId: listVariants(product)[0]?.id,
    inventoryId: inventoryId(slot),
    currencyCode: toCurrencyCode(product, view),
    date: slot.date,
    startTime: slot.start,
    remaining: free.size,
    priceBands: wireBands(product, slot, seats, own),
    sections: sections.map(({ key, name }) => ({ sectionName: own.text(name), ...wireSeats(key, seats, free) })),
  };
}

function wireSeats(key: string, seats: readonly Seat[], free: ReadonlySet<string>) {
  const inside = seats.filter(({ section }) => section === key);
  return {
    remaining: inside.filter(({ code }) => free.has(code)).length,
    seats: inside.map((seat) => wireSeat(seat, free.has(seat.code))),
  };
}

/** Seats of one price, dearest first. A seat names its band, so that no price is sent a thousand times. */
function wireBands(product: Product, slot: Slot, seats: readonly Seat[], view: View) {
  const amount = convertAmounts(product, view);
  const names = view.catalog.phrases.seating.bands;
  return [...listBands(seats)].map(([band, factor]) => {
    const { listing, retail } = priceSlot(product, slot, factor);
    return {
      code: band.toUpperCase(),
      name: view.text(names[band]),
      pricing: {
        currency: toCurrencyCode(product, view),
        profileType: "PER_PERSON",
        headoutSellingPrice: amount(listing),
        originalPrice: amount(retail),
      },
    };
  });
}

function wireSeat({ code, row, number, band, x, y, notes }: Seat, isFree: boolean) {
  return {
    seatCode: code,
    row,
    seatNumber: String(number),
    seatType: "STANDARD",
    priceBand: band.toUpperCase(),
    x,
    y,
    available: isFree,
    ...(notes.length > 0 && { notes }),
  };
}
