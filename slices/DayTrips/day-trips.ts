import { dayTrips } from "../../catalog/collection/destinations.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { CategoryRankingQuery } from "../../catalog/ranking/ranking.ts";
import { need, type Needs, noNeeds, type PageFacts } from "../../renderer/index.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { DayTripsFields } from "./fields.ts";

type Facts = Pick<PageFacts, "place">;

/** Day trips where the editor chose no number. */
const usual = 8;

export function dayTripNeeds(fields: DayTripsFields, facts: Facts): Needs {
  const query = toDayTripQuery(fields, facts);
  return query === undefined ? noNeeds : need("categoryRankings", [query]);
}

/** Returns the day trips of a city in the provider's order, those that can't be booked now last. */
export function listDayTrips(fields: DayTripsFields, snapshot: Snapshot, facts: Facts): readonly Product[] {
  const query = toDayTripQuery(fields, facts);
  const ranking = query && snapshot.get("categoryRankings", query);
  const listed = (ranking?.products ?? []).filter(({ id }) => !fields.exclusions.includes(id));
  const [sold, unsold] = [true, false].map((isSold) => listed.filter(({ price }) => (price !== undefined) === isSold));
  return [...(sold ?? []), ...(unsold ?? [])].slice(0, fields.limit ?? usual);
}

/** Returns the code of the city: the editor's, else that of a page about a city as a whole. */
export function findTripCity({ city }: DayTripsFields, { place }: Facts): string | undefined {
  const chosen = city.code;
  if (chosen !== "") return chosen;
  return place.category === undefined && place.subCategory === undefined ? place.city : undefined;
}

function toDayTripQuery(fields: DayTripsFields, facts: Facts): CategoryRankingQuery | undefined {
  const city = findTripCity(fields, facts);
  return city === undefined ? undefined : { kind: "category", id: dayTrips, city, limit: 100, subCategories: [] };
}
