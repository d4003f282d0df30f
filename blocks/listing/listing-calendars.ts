import { daysIn } from "../../catalog/listing/days.ts";
import { addDays } from "../../i18n/days.ts";
import type { Calendars } from "../../catalog/listing/apply-days.ts";
import type { DayChoice } from "../../catalog/listing/listing-query.ts";
import type { CalendarQuery } from "../../catalog/calendar/calendar.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";

/** Days after the chosen ones in which the next free day of a product is looked for. */
const daysAhead = 14;

/** Facts that decide which days of a product are today and the weekend. */
export type DatedProduct = Pick<Product, "id" | "timeZone">;

/** Returns the calendars to read for products on chosen days: all of one range, so that one call reads them. */
export function calendarQueries(
  products: readonly DatedProduct[],
  choice: DayChoice,
  now: number,
): readonly CalendarQuery[] {
  const zones = new Set(products.map(({ timeZone }) => timeZone));
  const days = [...zones].flatMap((zone) => daysIn(choice, zone, now) ?? []);
  const [from] = days.map((each) => each.from).toSorted();
  const last = days
    .map((each) => each.to)
    .toSorted()
    .at(-1);
  if (from === undefined || last === undefined) return [];
  return products.map(({ id }) => ({ id, from, to: addDays(last, daysAhead) }));
}

/** Returns undefined where the provider failed to send a calendar. */
export function readCalendars(
  products: readonly DatedProduct[],
  choice: DayChoice,
  snapshot: Snapshot,
): Calendars | undefined {
  const queries = calendarQueries(products, choice, snapshot.readAt);
  if (queries.some((query) => snapshot.getReadState("calendars", query) === "failed")) return undefined;
  return new Map(
    queries.flatMap((query) => {
      const calendar = snapshot.get("calendars", query);
      return calendar === undefined ? [] : [[query.id, calendar] as const];
    }),
  );
}
