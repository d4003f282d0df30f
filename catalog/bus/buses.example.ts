import type { ListingPrice } from "../price/price.ts";
import type { BusTicket } from "./best-ticket.ts";
import type { BusNetwork, BusRoute } from "./network.ts";

const route = (key: string, stops: readonly (readonly [string, number, number])[]): BusRoute => ({
  key,
  letter: key.slice(0, 1).toUpperCase(),
  name: { text: `${key} route` },
  color: "#b3372f",
  first: "09:00",
  last: "18:00",
  periods: [{ from: "09:00", to: "18:00", everyMinutes: 20 }],
  loopMinutes: 100,
  stops: stops.map(([stop, latitude, longitude]) => ({
    key: stop,
    name: { text: stop },
    stepFree: stop !== "terrace",
    latitude,
    longitude,
  })),
});

/** Two routes that meet at `venezia`, for tests. */
export const network: BusNetwork = {
  key: "rome",
  name: { text: "Seven Hills Bus" },
  asOf: "2026-11-02",
  routes: [
    route("red", [
      ["termini", 41.901, 12.5012],
      ["venezia", 41.8959, 12.4825],
    ]),
    route("blue", [
      ["venezia", 41.8959, 12.4825],
      ["terrace", 41.8917, 12.4612],
    ]),
  ],
};

/** Returns a ticket for `days`, at so many euros; at none it can't be bought. */
export function ticket(variant: number, routes: readonly string[], days: number, euros?: number): BusTicket {
  const amount = { minor: (euros ?? 0) * 100, currency: "EUR" } as const;
  const price: ListingPrice = { final: amount, original: amount, cashbackPercent: 0 };
  return {
    product: 1,
    variant,
    name: { text: `Ticket ${variant}` },
    routes,
    minutes: days * 1440,
    price: euros === undefined ? undefined : price,
  };
}
