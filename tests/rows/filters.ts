import { counts, lacks, marks, shows } from "./checks/elements.ts";
import { type Row, row } from "./row.ts";
import { addDays, any, fact, first, says } from "./texts.ts";

const list = "#listing-all";
const flags = ["free-cancellation", "skip-the-line", "private", "special-offer", "selling-out"];

/** Filters of lists, and what leads on from them. */
export const filterRows: readonly Row[] = [
  row(
    "P2",
    "tessera",
    `/rome/?from=${addDays(3)}&to=${addDays(3)}`,
    counts(`${list} article[data-product]`, 1),
    shows(`${list} nav a`, says("listing.anyDay")),
  ),
  row(
    "P2",
    "westend",
    "/?when=today",
    shows(`${list} section h3`, says("listing.otherDays")),
    shows(`${list} section a`, says("listing.nextFree", { date: any })),
  ),
  row(
    "P3",
    "tessera",
    "/rome/",
    ...["price", "duration", "rating"].map((name) => shows(`${list} label:has([name=${name}])`, /\(\d+\)/u)),
  ),
  row(
    "P4",
    "tessera",
    "/rome/",
    ...flags.map((flag) => marks(`${list} input[name=flags]`, "value", flag)),
    shows(`${list} label:has([value=free-cancellation])`, says("descriptors.FREE_CANCELLATION")),
  ),
  row(
    "P5",
    "tessera",
    "/rome/?sort=newest",
    shows(`${list} select[name=sort]`, says("listing.sorts.rating"), says("listing.sorts.duration")),
    marks(`${list} option[selected]`, "value", "newest"),
  ),
  row(
    "P6",
    "tessera",
    "/colosseum-guided-tour-with-roman-forum-and-palatine-hill-e-50002/",
    shows("#meeting-point figure", says("map.north")),
    shows("#meeting-point", says("map.way", { distance: any, direction: any, duration: any })),
    lacks("#meeting-point", "img, iframe"),
  ),
  row(
    "P8",
    "tessera",
    "/colosseum-guided-tour-with-roman-forum-and-palatine-hill-e-50002/",
    marks("#similar", "aria-label", says("experience.similar")),
    marks(
      "#similar article",
      "data-product",
      first(
        fact(
          "/api/tours/v6/tour-groups/list-by/collection/1001/?language=EN&currency=EUR&limit=50",
          "pageData.items.1.id",
        ),
      ),
    ),
  ),
  row("P14", "tessera", "/rome/", shows("article", says("product.badgeRules.SELLING_OUT_FAST"))),
  row(
    "X2",
    "tessera",
    "/rome/?when=weekend",
    ...["today", "tomorrow", "weekend"].map((day) => marks("main nav a", "href", new RegExp(`when=${day}|/rome/#`))),
    shows(`${list} nav [aria-current]`, says("listing.weekend")),
    marks(`${list} a[data-dates]`, "href", /choose=dates/),
  ),
  row(
    "W148",
    "tessera",
    `/rome/?first=${addDays(3)}`,
    shows(`${list} [data-hint]`, says("listing.lastDay")),
    counts(`${list} [data-days] table`, 12, 12),
    marks(`${list} [data-day]`, "href", new RegExp(`from=${addDays(3)}&to=${addDays(5)}`)),
  ),
  row("X11", "tessera", "/rome/", marks(`${list} input[name=flags]`, "value", "step-free", "stroller")),
  row("X11", "westend", "/", marks(`${list} input[name=flags]`, "value", "captioned")),
  row(
    "X11",
    "colosseum",
    "/guide/",
    shows("#access", says("sight.access.stepFreeEntrance"), says("sight.access.toilets")),
    shows("#access details", says("sight.asOf", { date: any })),
  ),
  row(
    "X14",
    "tessera",
    "/rome/",
    shows(`${list} details`, says("listing.why.title"), says("listing.why.provider"), says("listing.why.unpaid")),
  ),
];
