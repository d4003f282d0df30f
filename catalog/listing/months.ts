import { dayIn } from "../../i18n/dates.ts";
import { addDays, monthAfter } from "../../i18n/days.ts";
import { bookablePrice, type SoldProduct } from "../show/sale.ts";
import { listRuns } from "../show/show-dates.ts";
import type { Days } from "./days.ts";

/** Returns this month and those after it, from their first to their last day. `today` is at midnight UTC. */
export function monthsFrom(today: Date, count: number): readonly Days[] {
  return Array.from({ length: count }, (_, index) => ({
    from: monthAfter(today, index),
    to: addDays(monthAfter(today, index + 1), -1),
  }));
}

/** Most months that a list leads to. */
const maxMonths = 4;

/** Returns this month and the next ones in which a bookable show is played. `now` is in epoch milliseconds. */
export function playedMonths(shows: readonly SoldProduct[], now: number): readonly Days[] {
  const today = dayIn(shows[0]?.timeZone ?? "", now);
  const runs = shows
    .filter((show) => bookablePrice(show, now) !== undefined)
    .flatMap(({ show }) => (show === undefined ? [] : listRuns(show.dates, today)));
  return monthsFrom(today, maxMonths).filter(({ from, to }) =>
    runs.some(({ first = from, last = to }) => first <= to && last >= from),
  );
}
