import { formatMoney } from "../../../catalog/money/money.ts";
import { formatShortPrices } from "../../../catalog/money/short-price.ts";
import type { SeatBand, SeatNote } from "../../../catalog/seating/seating.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { priceText } from "../seat-texts.ts";
import type { PlacedSeat } from "./house.ts";

/** Interface texts of the explorer, with `{name}` where something is filled in. */
export interface ExplorerTexts {
  readonly map: string;
  readonly list: string;
  readonly view: string;
  readonly help: string;
  readonly stage: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly fullScreen: string;
  readonly close: string;
  readonly sections: string;
  readonly notFree: string;
  readonly yours: string;
  readonly allIn: string;
  readonly goOn: string;
  readonly failed: string;
  readonly retry: string;
  /** That there can be no more seats. */
  readonly most: string;
  /** `{section}`, `{row}` and `{seat}`. */
  readonly seat: string;
  /** `{row}`. */
  readonly row: string;
  /** `{n}`. */
  readonly free: string;
  /** That the free seats cost more than the limit. */
  readonly freeNoneWithin: string;
  /** Of 0 seats, 1, and so on up to the most. */
  readonly best: readonly string[];
  /** By which rule seats are the best. */
  readonly bestRule: string;
  readonly lowest: readonly string[];
  readonly bestNone: readonly string[];
  /** With a limit on the price. */
  readonly bestNoneWithin: readonly string[];
  /** `{price}`. */
  readonly from: string;
  readonly choose: string;
  /** Of 0 seats, 1, and so on up to the most: `{price}`. */
  readonly instead: readonly string[];
  /** That seats cost more than the limit. */
  readonly aboveLimit: string;
  readonly reset: string;
  /** That the booking is for the chosen seats, and not for as many as the page is for. */
  readonly differs: string;
  /** `{seat}`. */
  readonly remove: string;
  /** Of 0 seats, 1, and so on up to the most: `{price}`. */
  readonly totals: readonly string[];
  readonly notes: Readonly<Record<SeatNote, string>>;
  /** Joins `{first}` and `{next}`. */
  readonly join: string;
}

/** Returns a text with its values: `Row {row}` → `Row G`. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Returns the words of a language with the texts of a page. */
export function explorerWords(texts: ExplorerTexts, locale: Locale) {
  const join = (parts: readonly string[]) =>
    parts.filter((part) => part !== "").reduce((first, next) => fillText(texts.join, { first, next }));
  const formatSeatName = ({ section, seat }: PlacedSeat) =>
    fillText(texts.seat, { section: section.name, row: seat.row, seat: seat.number });
  return {
    texts,
    join,
    formatSeatName,
    /** `£160`; empty without seats. */
    formatLowestPrice: (seats: readonly PlacedSeat[]) =>
      priceText(
        seats.map(({ seat }) => seat),
        locale,
      ),
    /** Prices of the map's bands, which are short in its legend: `Rp 2.4M`. */
    formatBandPrices: (bands: readonly SeatBand[]) =>
      formatShortPrices(
        bands.map(({ price }) => price),
        locale,
      ),
    money: (money: Parameters<typeof formatMoney>[0]) => formatMoney(money, locale),
    /** `Stalls, row G, seat 49, £80, restricted view`. */
    seatText: (placed: PlacedSeat) =>
      join([
        formatSeatName(placed),
        formatMoney(placed.seat.band.price, locale),
        ...placed.seat.notes.map((note) => texts.notes[note]),
      ]),
  };
}

export type ExplorerWords = ReturnType<typeof explorerWords>;
