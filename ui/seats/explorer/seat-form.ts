import { bestTogether } from "../../../catalog/seating/best-together.ts";
import type { TogetherQuery } from "../../../catalog/seating/seat-groups.ts";
import { minorUnitDigits } from "../../../i18n/currencies.ts";
import type { House, PlacedSeat } from "./house.ts";

/** Returns what the form says: how many seats together, at most `most`, and the most that each may cost. */
export function formQuery(form: HTMLFormElement, { bands }: Pick<House, "bands">, most: number): TogetherQuery {
  const data = new FormData(form);
  const budget = Number(data.get("budget"));
  const count = Math.trunc(Number(data.get("party")));
  const currency = bands[0]?.price.currency;
  const limit = budget > 0 && currency !== undefined ? budget * 10 ** minorUnitDigits(currency) : undefined;
  return { count: Math.min(most, Math.max(1, count)), limit };
}

/** Returns the best seats side by side for a query; none where there are none. */
export function bestSeats(house: House, query: TogetherQuery): readonly PlacedSeat[] {
  const found = new Set(bestTogether(house, query)?.seats);
  return house.seats.filter(({ seat }) => found.has(seat));
}
