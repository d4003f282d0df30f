import { counts, marks, shows } from "./checks/elements.ts";
import { type Row, row } from "./row.ts";
import { any, fact, says } from "./texts.ts";

const buses = "/rome/transportation/hop-on-hop-off/";
const transfers = "/rome/transportation/airport-transfers/";
const airports = "/api/v1/airport-transfers/fetch-airports?language=EN";
const bus = "/api/tours/v6/tour-groups/50012/?language=EN&currency=EUR";

/** Buses and transfers. */
export const busRows: readonly Row[] = [
  row(
    "C15",
    "tessera",
    buses,
    shows("#page-hoho_routes li", fact(bus, "hopOnHopOff.routes.*.name")),
    shows("#page-hoho_routes-timetable table th", says("buses.firstBus"), says("buses.frequency")),
    shows("#page-hoho_routes-details h3", says("experience.included")),
    counts("#page-hoho_routes svg", 1),
  ),
  row(
    "C16",
    "tessera",
    transfers,
    shows("#page-airport_transfers h3", says("transfers.private"), says("transfers.shared")),
  ),
  row(
    "X21",
    "tessera",
    `${buses}?stops=1&stops=7&days=2`,
    shows("#page-hoho_routes-tickets", says("buses.cheapest", { routes: any, count: any })),
    shows("#page-hoho_routes", says("buses.change", { routes: any }), says("buses.steps")),
    shows("#page-hoho_routes-timetable th", says("buses.lastBus")),
  ),
  row(
    "X22",
    "tessera",
    `${transfers}?airport=FCO&way=from-airport&party=6&bags=6&date=2027-01-15&time=10:00`,
    shows("#page-airport_transfers", says("transfers.tooSmall", { names: any }), says("transfers.seats", { n: 7 })),
    marks("#page-airport_transfers a", "href", /variantId=\d+/u),
  ),
  row("H22", "tessera", transfers, shows("#page-airport_transfers option", fact(airports, "airports.0.name"))),
  row(
    "D15",
    "tessera",
    "/reviews/fiumicino-airport-transfer/",
    shows("#reviews", says("reviews.facets.vehicle"), says("experience.vehicles.SEDAN")),
  ),
];
