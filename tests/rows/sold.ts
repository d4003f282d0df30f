import colosseum from "../../hosts/colosseum.ts";
import tessera from "../../hosts/tessera.ts";
import { counts, lacks, marks, shows } from "./checks/elements.ts";
import { structures } from "./checks/responses.ts";
import { type Row, row } from "./row.ts";
import { any, asCount, asMoney, fact, says } from "./texts.ts";

const guided = "/api/tours/v6/tour-groups/50002/?language=EN&currency=EUR";
const guidedPath = "/colosseum-guided-tour-with-roman-forum-and-palatine-hill-e-50002/";
const collection = "/api/tours/v1/collection/?ids[]=1001&language=EN&currency=EUR";
const categories = "/api/v2/category/?city=ROME&language=EN&filter-category-active-product-count=1";

/** Pages of each kind of thing that is sold (A1). */
const soldOn = [
  ["tessera", "/rome/tickets/"],
  ["tessera", "/rome/tours/"],
  ["tessera", "/rome/day-trips/"],
  ["tessera", "/barcelona/cruises/"],
  ["tessera", "/rome/transportation/airport-transfers/"],
  ["tessera", "/rome/transportation/hop-on-hop-off/"],
  ["westend", "/"],
  ["tessera", "/search/?q=city+card"],
] as const;

/** Sites of a sector (A3), each with the home page's own sentence that it is not the venue's (A9). */
const sectors = ["westend", "broadway", "vienna", "pitlane", "halberg", "colosseum"];

/** Products, sites and their visitors. */
export const soldRows: readonly Row[] = [
  ...soldOn.map(([site, path]) => row("A1", site, path, counts("article[data-product]", 1))),
  ...sectors.map((site) => row("A3", site, "/", shows("h1"), counts("article[data-product]", 1))),
  ...sectors.map((site) => row("A9", site, "/", shows("main [role=note], footer", /\bis not the official\b/u))),
  row("A9", "tessera", "/", shows("footer"), lacks("footer", says("shell.notOfficial", { brand: any }))),
  row(
    "A12",
    "tessera",
    "/",
    shows("main header", String(tessera.claims?.experiences?.value)),
    shows("[id^=trust_boosters] a", says("trust.helpCenter")),
  ),
  row(
    "A12",
    "colosseum",
    "/",
    shows("main header", String(colosseum.claims?.rating?.value), asCount(String(colosseum.claims?.reviews?.value))),
    shows("main header", colosseum.claims?.rating?.scope ?? /^$/u, colosseum.claims?.reviews?.source ?? /^$/u),
  ),
  row(
    "A13",
    "tessera",
    "/rome/",
    counts("article[data-product] h3 a[href]", 10),
    lacks("#content", "a[href*='login'], a[href*='sign-in'], input[type=password]"),
  ),
  row(
    "D1",
    "tessera",
    guidedPath,
    shows("h1", fact(guided, "name")),
    marks("main img", "alt", fact(guided, "media.productImages.0.altText")),
    shows(
      "main header",
      fact(guided, "reviewCount", (count) => `${asCount(count)} reviews`),
    ),
    shows("main bdi", fact(guided, "listingPrice.finalPrice", asMoney("EUR"))),
    shows("#options th", fact(guided, "variants.*.name")),
    shows("#reviews figcaption", fact(guided, "topReviews.*.name")),
    shows("#good-to-know", says("cancellation.hours", { hours: 24 })),
  ),
  row(
    "D4",
    "colosseum",
    "/",
    structures("TouristAttraction", "name", fact(collection, "collections.0.displayName")),
    structures("Product", "aggregateRating.ratingCount", /\d/u),
  ),
  row(
    "D4",
    "tessera",
    "/rome/",
    shows("[data-collection='1001'] h3", fact(collection, "collections.0.displayName")),
    shows("[data-collection='1001']", fact(collection, "collections.0.ratingsInfo.ratingsCount", asCount)),
    shows(
      "[data-collection='1001'] bdi",
      fact(collection, "collections.0.startingPrice.listingPrice.finalPrice", asMoney("EUR")),
    ),
  ),

  row("D25", "tessera", "/rome/", shows("#page-popular_categories a", fact(categories, "categories.*.displayName"))),
  row(
    "D26",
    "tessera",
    "/rome/transportation/airport-transfers/",
    shows("h1", /Airport Transfers/u),
    counts("article", 1),
  ),
  row("D27", "tessera", "/rome/", shows("article", says("product.save", { percent: any }))),
  row("D27", "tessera", "/rome/?flags=special-offer", shows("#listing-all article", /Save €\d/u)),
  row(
    "G1",
    "tessera",
    "/rome/",
    lacks("#content", "[href*=account], input[type=password]"),
    shows("a[href='/saved/']"),
  ),
];
