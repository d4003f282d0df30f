import type { Airport } from "../../catalog/airport/airport.ts";
import type { Direction } from "../../catalog/transfer/transfer.ts";
import type { Load } from "../../catalog/transfer/vehicle-fit.ts";
import { defaultView, type View } from "../../routing/view.ts";
import { readsParameter } from "../../routing/page-view.ts";
import type { Transfer } from "./list-transfers.ts";
import { readView } from "../../routing/define-view.ts";
import { transfersView } from "./view.ts";

/** A traveller's choices for transfers. */
export interface TransferRequest extends Load {
  /** IATA code; empty without an airport. */
  readonly airport: string;
  readonly direction: Direction;
  /** Day and time of the flight; undefined where they were not chosen. */
  readonly date: string | undefined;
  readonly time: string | undefined;
}

/** Two travellers with a suitcase each, who have just landed. */
const usual = { people: 2, bags: 2, direction: "from-airport" } as const;

/**
 * Returns what a view requests. An airport without transfers reads as that of the best transfer, and a flight before
 * `today`, `YYYY-MM-DD`, as none.
 */
export function toTransferRequest(
  requested: View,
  airports: readonly Pick<Airport, "code">[],
  today: string,
): TransferRequest {
  const values = readView(transfersView, readsParameter(requested, "airport") ? requested : defaultView);
  const { airport, way, party, bags, date, time } = values;
  const known = airports.find(({ code }) => code === airport) ?? airports[0];
  return {
    airport: known?.code ?? "",
    direction: way ?? usual.direction,
    people: party ?? usual.people,
    bags: bags ?? usual.bags,
    ...(date !== undefined && date < today ? { date: undefined, time: undefined } : { date, time }),
  };
}

/** An airport to choose, named in the language of the page: the provider's list has one language. */
export type ServedAirport = Pick<Airport, "code" | "name">;

/** Returns the airports of the provider's list that transfers go to, that of the best transfer first. */
export function servedAirports(airports: readonly Airport[], transfers: readonly Transfer[]): readonly ServedAirport[] {
  const names = new Map(transfers.map(({ transfer }) => [transfer.airport, transfer.airportName]));
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .filter(({ code }) => airports.some((one) => one.code === code));
}
