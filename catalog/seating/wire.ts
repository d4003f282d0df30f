import * as v from "valibot";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { toMoney, wireAmount, wireCurrencyCode } from "../money/wire.ts";
import { type OnDropped, parseItems } from "../provider/parse-items.ts";
import { wireFlag, wireList, wireName, wireText } from "../provider/wire.ts";
import { sortFromLeft } from "./neighbors.ts";
import { groupIntoRows } from "./seat-rows.ts";
import { type Seat, type SeatBand, type SeatMap, seatNotes, type SeatSection } from "./seating.ts";

/** A seat map as the provider sends it. Bands and sections are parsed one by one. */
export const wireSeatMap = v.object({
  currencyCode: v.nullish(wireCurrencyCode),
  priceBands: v.array(v.unknown()),
  sections: v.array(v.unknown()),
});

const wireBand = v.object({
  code: wireName,
  name: wireText,
  pricing: v.object({ headoutSellingPrice: wireAmount }),
});

/** A seat without position or band can neither be shown nor sold. */
const wireSeat = v.object({
  seatCode: wireName,
  row: v.string(),
  seatNumber: v.string(),
  priceBand: wireName,
  x: v.pipe(v.number(), v.finite()),
  y: v.pipe(v.number(), v.finite()),
  available: wireFlag,
  notes: wireList(v.string()),
});

const wireSection = v.object({ sectionName: wireName, seats: v.array(v.unknown()) });

export interface SeatMapOrigin {
  readonly path: string;
  /** The currency of a map that does not name one. */
  readonly currency: CurrencyCode;
  readonly onDropped: OnDropped;
}

/** Returns a seat map in our own terms. Invalid parts, and seats without a price, are reported and omitted. */
export function toSeatMap(wire: v.InferOutput<typeof wireSeatMap>, origin: SeatMapOrigin): SeatMap {
  const { path, onDropped } = origin;
  const currency = wire.currencyCode ?? origin.currency;
  const bands = new Map<string, SeatBand>(
    parseItems(path, wire.priceBands, wireBand, onDropped)
      .map(
        ({ code, name, pricing }) => [code, { name, price: toMoney(pricing.headoutSellingPrice, currency) }] as const,
      )
      .toSorted(([, one], [, other]) => other.price.minor - one.price.minor),
  );
  const sections = parseItems(path, wire.sections, wireSection, onDropped);
  return {
    bands: [...bands.values()],
    sections: sections.map(({ sectionName, seats }) => toSection(sectionName, seats, bands, origin)),
  };
}

function toSection(
  name: string,
  seats: readonly unknown[],
  bands: ReadonlyMap<string, SeatBand>,
  { path, onDropped }: SeatMapOrigin,
): SeatSection {
  const valid = parseItems(path, seats, wireSeat, onDropped);
  const known = valid.flatMap((seat) => toSeat(seat, bands.get(seat.priceBand)));
  return { name, seats: groupIntoRows({ name, seats: known }).flatMap((row) => sortFromLeft(row.seats)) };
}

function toSeat(wire: v.InferOutput<typeof wireSeat>, band: SeatBand | undefined): readonly Seat[] {
  if (band === undefined) return [];
  const { seatCode, row, seatNumber, x, y, available, notes } = wire;
  const known = seatNotes.filter((note) => notes.includes(note));
  return [{ code: seatCode, row, number: seatNumber, band, x, y, isFree: available, notes: known }];
}
