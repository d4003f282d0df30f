import type { EndpointRequest } from "../endpoint.ts";
import { invalid, notFound } from "../failure.ts";
import { isDate } from "../time/dates.ts";
import { daysAhead } from "../time/bookable-dates.ts";
import { cityParameter, findProduct } from "../parameters/entities.ts";
import { listSeats } from "../seating/seats.ts";
import type { Product } from "../source/catalog.ts";
import { addDays, today } from "../time/dates.ts";
import { slotDays } from "../time/slot-days.ts";
import type { Slot } from "../time/slot.ts";
import type { View } from "../view.ts";
import { wireSeatMap } from "../wire/seat-map.ts";
import { wireTheatre } from "../wire/theatre.ts";

/** The category that every show is in. */
const entertainment = 7;

/** Returns the houses where shows are played, of one city when `city` names it, each with its shows. */
export function theatres({ query, view }: EndpointRequest) {
  const place = cityParameter(query, view.catalog);
  const { entries, get } = view.catalog.products;
  const shows = entries
    .filter(({ subCategory }) => subCategory.category.id === entertainment)
    .flatMap(({ id }) => get(id) ?? []);
  const found = [...view.catalog.theatres.values()].filter(({ city }) => place === undefined || city === place);
  return {
    theatres: found.map((theatre) => {
      const played = shows.filter(({ show }) => show?.theatre === theatre);
      return wireTheatre(
        theatre,
        played.map(({ id }) => id),
        view,
      );
    }),
  };
}

/**
 * Returns the seats of a performance: of `date` and `time`, else of the next one. Throws a 404 for a product that
 * is not a show, or lacks such a performance.
 */
export function seatMap({ id, query, view }: EndpointRequest) {
  const product = findProduct(id, view.catalog);
  const slot = findPerformance(product, query, view);
  if (product.show === undefined || slot === undefined) throw notFound(`seat map of tour group ${id} at that time`);
  return wireSeatMap(product, slot, listSeats(product.show.theatre), view);
}

/** Of several variants, the first one's. */
function findPerformance(product: Product, query: URLSearchParams, { now }: View): Slot | undefined {
  const [date, time] = [dateParameter(query), timeParameter(query)];
  const first = today(product.city.timeZone, now);
  const range = { from: date ?? first, to: date ?? addDays(first, daysAhead) };
  const slots = slotDays(product, { range, variantId: undefined, now }).flatMap((day) => day.slots);
  return slots.find(({ start, remaining }) =>
    time === undefined ? date !== undefined || remaining > 0 : start === time,
  );
}

function dateParameter(query: URLSearchParams): string | undefined {
  const date = query.get("date") ?? undefined;
  if (date !== undefined && !isDate(date)) throw invalid("date", "a day such as 2026-12-01");
  return date;
}

/** "19:30" or "19:30:00". */
function timeParameter(query: URLSearchParams): string | undefined {
  const time = query.get("time") ?? undefined;
  if (time !== undefined && !/^\d{2}:\d{2}(:00)?$/.test(time)) throw invalid("time", "a time such as 19:30");
  return time?.slice(0, 5);
}
