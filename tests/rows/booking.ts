import { marks, shows } from "./checks/elements.ts";
import { type Row, row, toRow } from "./row.ts";
import { addDays, any, fact, productAddress, productPath, says } from "./texts.ts";

const lamplighters = "/the-lamplighters/";
const sold = "/api/v7/tour-groups/50101/calendar/?from-date=FROM&to-date=TO&currency=GBP";

/** The first step of each kind of flow, and a product that is booked by it (C22). */
const steps: readonly (readonly [id: number, step: RegExp])[] = [
  [50002, /\/book\/50002\/select\/\?date=/u],
  [50008, /\/book\/50008\/select\/\?date=/u],
  [51007, /\/book\/51007\/select\/\?date=/u],
  [50101, /\/book\/50101\/seatmap-select\/\?date=/u],
  [51008, /\/book\/51008\/svg-select\/\?date=/u],
  [51004, /\/book\/51004\/seatmap-variant\/\?date=/u],
  [51030, /\/book\/51030\/svg-variant\/\?date=/u],
  [51006, /\/book\/51006\/seatmap-iframe-select\/\?date=/u],
  [50013, /\/book\/50013\/\?date=/u],
  [50014, /\/book\/50014\/\?date=/u],
];

/** Names of steps at the booking service, each with the one that follows it (C24, E1). */
const flow: readonly (readonly [step: string, next: string])[] = [
  ["select", "checkout"],
  ["svg-variant", "svg-select"],
  ["svg-select", "checkout"],
  ["seatmap-iframe-select", "checkout"],
  ["seatmap-variant", "seatmap-select"],
  ["seatmap-select", "seatmap-checkout"],
  ["seatmap-checkout", "payment-verification"],
  ["payment-verification", "confirmation"],
];

/** Returns the path of a show on the first day of the next fortnight without places. */
function darkDay(query = "") {
  return async ({ provider }: Parameters<ReturnType<typeof productPath>>[0]) => {
    const address = sold.replace("FROM", addDays(1)).replace("TO", addDays(14));
    const open = await provider(address, "dates.keys");
    const days = Array.from({ length: 14 }, (_, index) => addDays(index + 1));
    return `${lamplighters}?date=${days.find((day) => !open.includes(day)) ?? ""}${query}`;
  };
}

/** Booking and forms. */
export const bookingRows: readonly Row[] = [
  row(
    "C21",
    "tessera",
    "/de/rome/",
    marks("#listing-all article a", "href", /^http:\/\/book\.tessera\.[^/]+\/de\/book\/\d+\/select\//u),
  ),
  row(
    "C21",
    "tessera",
    "/rome/",
    marks("#listing-all article a", "href", /^http:\/\/book\.tessera\.[^/]+\/book\/\d+\/select\//u),
  ),
  ...steps.map(([id, step]) => row("C22", "tessera", productPath(id), marks("main a", "href", step))),
  row("D27", "tessera", productPath(50101), marks("main a", "href", /\/seatmap-select\//u)),
  row("C23", "tessera", productPath(50002), marks("#options td a", "href", /\/book\/50002\/select\/pax\/\?date=/u)),
  ...flow.map(([step, next]) =>
    toRow(
      "C24",
      { site: "booking", path: `/book/50002/${step}/` },
      shows("nav [aria-current=step]", step),
      marks("nav a, .ways a", "href", `/${next}/`),
    ),
  ),
  toRow(
    "E1",
    { site: "booking", path: "/book/50101/seatmap-variant/" },
    marks("nav a", "href", "/seatmap-select/", "/payment-verification/", "/confirmation/"),
  ),
  row("E10", "westend", darkDay(), shows("#booking a", says("performances.viewAll"))),
  row(
    "I2",
    "westend",
    darkDay(),
    shows("#booking h3", says("performances.problem", { date: any })),
    shows("#booking", says("performances.unavailable", { date: any })),
    shows("#booking a", says("performances.viewAll")),
  ),
  row(
    "F2",
    "westend",
    async () => `${lamplighters}?date=${addDays(2)}`,
    shows("#booking", says("performances.chooseStart")),
  ),
  row("F13", "tessera", "/rome/", marks("article a", "href", /^http:\/\/book\./u)),
  row("F13", "westend", "/?when=tomorrow", marks("main a", "href", /^http:\/\/tickets\.westend\./u)),
  row(
    "D13",
    "tessera",
    productPath(50002),
    marks(
      "#dates td a",
      "href",
      fact(
        `/api/v7/tour-groups/50002/calendar/?from-date=${addDays(1)}&to-date=${addDays(9)}&currency=EUR`,
        "dates.keys",
        (day) => `date=${day}`,
      ),
    ),
  ),
  row("E4", "tessera", "/rome/", shows("#listing-all [data-count]", says("count.unbookable", { n: any }))),
  row("D1", "tessera", productPath(50002), shows("h1", fact(productAddress(50002), "name"))),
];
