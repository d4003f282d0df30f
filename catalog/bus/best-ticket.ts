import type { LocalizedText } from "../../i18n/localized-text.ts";
import { shownHundredths } from "../money/money.ts";
import type { ListingPrice } from "../price/price.ts";
import type { BusNetwork } from "./network.ts";
import { numberStops } from "./number-stops.ts";

/** A way to buy the right to ride. */
export interface BusTicket {
  readonly product: number;
  readonly variant: number;
  readonly name: LocalizedText;
  /** Keys of the routes it is for. */
  readonly routes: readonly string[];
  /** How long it is valid; undefined when the provider does not say. */
  readonly minutes: number | undefined;
  /** Undefined when it can't be bought now. */
  readonly price: ListingPrice | undefined;
}

/** Stops and days that a traveller's ticket must cover. */
export interface Ride {
  /** Numbers of stops. */
  readonly stops: readonly number[];
  /** On how many days in a row. */
  readonly days: number;
}

export interface TicketChoice {
  readonly ticket: BusTicket & { readonly price: ListingPrice };
  /** How many tickets on sale reach all stops for as long: the choice is the cheapest of these. */
  readonly of: number;
  /** Keys of its routes that the stops are on. */
  readonly routes: readonly string[];
}

const minutesPerDay = 1440;

/**
 * Returns the cheapest ticket on sale whose routes reach all of the stops, for as many days (X21). Of two at one price
 * the longer one is better. Undefined where no ticket does, or no stop of the network is chosen.
 */
export function bestTicket(tickets: readonly BusTicket[], ride: Ride, network: BusNetwork): TicketChoice | undefined {
  const stops = numberStops(network).filter(({ number }) => ride.stops.includes(number));
  if (stops.length === 0) return undefined;
  const reaches = ({ routes }: BusTicket) => stops.every((stop) => stop.routes.some(({ key }) => routes.includes(key)));
  const fitting = tickets.filter(isOnSale).filter((ticket) => reaches(ticket) && countTicketDays(ticket) >= ride.days);
  const [ticket] = fitting.toSorted((a, b) => cost(a) - cost(b) || countTicketDays(b) - countTicketDays(a));
  if (ticket === undefined) return undefined;
  const used = network.routes.filter(
    ({ key }) => ticket.routes.includes(key) && stops.some(({ routes }) => routes.some((route) => route.key === key)),
  );
  return { ticket, of: fitting.length, routes: used.map(({ key }) => key) };
}

/** Returns calendar days; a ticket without a duration is for one (J14). */
export function countTicketDays({ minutes = minutesPerDay }: Pick<BusTicket, "minutes">): number {
  return Math.max(1, Math.round(minutes / minutesPerDay));
}

function isOnSale(ticket: BusTicket): ticket is TicketChoice["ticket"] {
  return ticket.price !== undefined;
}

function cost({ price }: TicketChoice["ticket"]): number {
  return shownHundredths(price.final);
}
