import { ifKnown } from "../provider/provider-error.ts";
import { validIds } from "../provider/parameters.ts";
import { request } from "../provider/request.ts";
import type { ProviderContext } from "../provider/resource.ts";
import type { SeatMap, SeatMapQuery } from "./seating.ts";
import { toSeatMap, wireSeatMap } from "./wire.ts";

/** Returns the seats of a performance; undefined when no such performance exists. */
export async function findSeatMap(
  { id, date, time }: SeatMapQuery,
  { transport, market }: ProviderContext,
): Promise<SeatMap | undefined> {
  const path = `/api/v7/tour-groups/${id}/seat-map/`;
  if (validIds(transport, path, [id]).length === 0) return undefined;
  const query = [
    ["language", market.locale.providerLanguage],
    ["currency", market.currency],
    ["date", date],
    ["time", time],
  ] as const;
  const wire = await ifKnown(request(transport, { path, query, schema: wireSeatMap }), undefined);
  return wire && toSeatMap(wire, { path, currency: market.currency, onDropped: transport.onDropped });
}
