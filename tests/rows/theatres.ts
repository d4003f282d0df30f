import { counts, marks, shows } from "./checks/elements.ts";
import { type Row, row } from "./row.ts";
import { any, says } from "./texts.ts";

const lamplighters = "/the-lamplighters/";
const cartographer = "/the-cartographers-daughter/";
const theatre = "/theatres/marlowe-playhouse/";

/** Amenities of theatres, each with one that has it (D23). */
const amenities = ["CAFE", "LIFT", "WHEELCHAIR_ACCESS", "CLOAKROOM", "WIFI", "TOILETS"] as const;

/** Theatres, news and typed blocks of shows. */
export const theatreRows: readonly Row[] = [
  row(
    "C12",
    "westend",
    theatre,
    ...(["venue.nowPlaying", "venue.seatPlan", "venue.nearby"] as const).map((heading) =>
      shows("main h2", says(heading)),
    ),
    shows("main header", says("venue.capacity", { count: any })),
  ),
  row("C12", "westend", "/theatres/halfpenny-theatre/", shows("main h2", says("venue.upcoming"))),
  row("C12", "westend", "/theatres/harrow-lane-theatre/", shows("main h2", says("venue.past"))),
  ...["westend", "broadway", "vienna"].map((site) =>
    row("C17", site, "/", shows("h1"), counts("article[data-product]", 8)),
  ),
  row(
    "C17",
    "westend",
    "/news/",
    shows("main", says("news.featured")),
    shows("#stories h2", says("news.recent")),
    shows("#stories a", says("listing.more", { n: any })),
  ),
  row(
    "D9",
    "westend",
    cartographer,
    shows("#blocks-offer"),
    shows("#blocks-listicle h3"),
    shows("#blocks-safety"),
    shows("#blocks-faq summary"),
  ),
  row(
    "D10",
    "westend",
    cartographer,
    marks("[data-tab][data-selected]", "data-tab", "blocks-tab-1"),
    counts("[data-tab][data-selected]", 1, 1),
  ),
  row("D23", "westend", theatre, ...amenities.map((name) => shows("#amenities li", says(`venue.amenity.${name}`)))),
  row("E2", "westend", cartographer, shows("#blocks-offer", says("promo.until", { date: any }))),
  row("F5", "westend", cartographer, shows("#blocks-offer h2")),
  row("F7", "westend", cartographer, shows("#blocks-faq h3"), counts("#blocks-faq details", 2)),
  row("F8", "westend", cartographer, shows("#blocks-safety h2")),
  row(
    "X19",
    "westend",
    lamplighters,
    shows("main header", says("show.endsAbout", { date: any, start: any, end: any })),
  ),
  row(
    "X19",
    "westend",
    theatre,
    shows("main h2", says("venue.gettingHome")),
    shows("#getting-home", says("venue.source", { source: any })),
  ),
];
