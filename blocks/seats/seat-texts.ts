import { formatMoney } from "../../catalog/money/money.ts";
import type { Seat, SeatNote } from "../../catalog/seating/seating.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { MessageKey, Translator } from "../../i18n/translator.ts";

/** The words of each note. */
export const noteKeys: Readonly<Record<SeatNote, MessageKey>> = {
  RESTRICTED_VIEW: "seats.restricted",
  STEP_FREE: "seats.stepFree",
  EXTRA_LEGROOM: "seats.legroom",
  LITTLE_LEGROOM: "seats.littleLegroom",
};

interface Words {
  readonly locale: Locale;
  readonly t: Translator;
}

/** Returns what a traveller should know of a seat besides its price. */
export function noteTexts({ notes }: Pick<Seat, "notes">, t: Translator): readonly string[] {
  return notes.map((note) => t(noteKeys[note]));
}

/** Returns the name of a seat: `Stalls, row G, seat 49`. */
function seatName(section: string, { row, number }: Seat, t: Translator): string {
  return t("seats.seat", { section, row, seat: number });
}

/** Returns a seat in words: `Stalls, row G, seat 49, £80, restricted view` (X6). */
export function seatText(section: string, seat: Seat, { locale, t }: Words): string {
  const price = formatMoney(seat.band.price, locale);
  return joinTexts("phrases", [seatName(section, seat, t), price, ...noteTexts(seat, t)], t);
}

/** Returns what seats cost together: `£160`; empty without seats. */
export function priceText(seats: readonly Seat[], locale: Locale): string {
  const [first] = seats;
  const minor = seats.reduce((sum, { band }) => sum + band.price.minor, 0);
  return first === undefined ? "" : formatMoney({ ...first.band.price, minor }, locale);
}

/** Returns how many seats are chosen and what they cost together: `2 seats chosen, £160`. */
export function totalText(seats: readonly Seat[], { locale, t }: Words): string {
  return t("seats.total", { n: seats.length, price: priceText(seats, locale) });
}
