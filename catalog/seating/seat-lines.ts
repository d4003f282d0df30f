import { isCurrencyCode } from "../../i18n/currencies.ts";
import { type SeatRow, groupIntoRows } from "./seat-rows.ts";
import { type Seat, type SeatBand, type SeatMap, seatNotes, type SeatSection } from "./seating.ts";

/** Seats of a house that a map shows at most. A larger house has its list alone. */
export const maxMapSeats = 6000;

/** How exact a position is: hundredths of a row. */
const exactness = 100;

/**
 * Returns a seat map as text for browsers: a line for each band, section and row, with tabs between fields. A seat is
 * `dx dy flags number code`, with its distance from the one before. The code is without what all codes of its row begin with.
 */
export function writeSeatLines({ bands, sections }: SeatMap): string {
  const numbers = new Map(bands.map((band, index) => [band, index]));
  const bandLines = bands.map(({ name, price }) => ["B", price.minor, price.currency, encodeURIComponent(name)]);
  const sectionLines = sections.flatMap((section) => [
    ["S", encodeURIComponent(section.name)],
    ...groupIntoRows(section).map((row) => rowLine(row, numbers)),
  ]);
  return [...bandLines, ...sectionLines].map((fields) => fields.join("\t")).join("\n");
}

function rowLine({ name, seats }: SeatRow, bands: ReadonlyMap<SeatBand, number>): readonly string[] {
  const prefix = commonPrefix(seats.map(({ code }) => code));
  let [left, top] = [0, 0];
  const fields = seats.map((seat) => {
    const [x, y] = [Math.round(seat.x * exactness), Math.round(seat.y * exactness)];
    const flags = ((bands.get(seat.band) ?? 0) * 2 + Number(seat.isFree)) * 2 ** seatNotes.length + noteBits(seat);
    const words = [
      x - left,
      y - top,
      flags,
      encodeURIComponent(seat.number),
      encodeURIComponent(seat.code.slice(prefix.length)),
    ];
    [left, top] = [x, y];
    return words.join(" ");
  });
  return ["R", encodeURIComponent(name), encodeURIComponent(prefix), ...fields];
}

function commonPrefix([first = "", ...others]: readonly string[]): string {
  const end = Array.from(first).findIndex((_letter, index) => others.some((other) => other[index] !== first[index]));
  return end < 0 ? "" : first.slice(0, end);
}

function noteBits({ notes }: Seat): number {
  return seatNotes.reduce((bits, note, index) => bits + (notes.includes(note) ? 2 ** index : 0), 0);
}

/** Parses what `writeSeatLines` returns. Throws for any other text. */
export function parseSeatLines(text: string): SeatMap {
  const bands: SeatBand[] = [];
  const sections: (SeatSection & { readonly seats: Seat[] })[] = [];
  for (const line of text.split("\n")) {
    const [kind, first = "", second = "", ...rest] = line.split("\t");
    const section = sections.at(-1);
    if (kind === "B" && isCurrencyCode(second))
      bands.push({ name: decodeURIComponent(rest[0] ?? ""), price: { minor: whole(first), currency: second } });
    else if (kind === "S") sections.push({ name: decodeURIComponent(first), seats: [] });
    else if (kind === "R" && section !== undefined) section.seats.push(...parseRow([first, second], rest, bands));
    else throw new TypeError("no line of a seat map");
  }
  return { bands, sections };
}

function parseRow(names: readonly string[], fields: readonly string[], bands: readonly SeatBand[]): readonly Seat[] {
  const [row = "", prefix = ""] = names.map((name) => decodeURIComponent(name));
  let [left, top] = [0, 0];
  return fields.map((field) => {
    const [dx = "", dy = "", bits = "", number = "", code = ""] = field.split(" ");
    [left, top] = [left + whole(dx), top + whole(dy)];
    const flags = whole(bits);
    const band = bands[Math.floor(flags / 2 ** (seatNotes.length + 1))];
    if (band === undefined) throw new TypeError("a seat without a band");
    return {
      code: prefix + decodeURIComponent(code),
      row,
      number: decodeURIComponent(number),
      band,
      x: left / exactness,
      y: top / exactness,
      isFree: isSet(flags, seatNotes.length),
      notes: seatNotes.filter((_note, index) => isSet(flags, index)),
    };
  });
}

function isSet(flags: number, bit: number): boolean {
  return Math.floor(flags / 2 ** bit) % 2 === 1;
}

function whole(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new TypeError(`${text} is no whole number`);
  return Number(text);
}
