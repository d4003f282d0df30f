import tessera from "../../hosts/tessera.ts";
import { counts, lacks, marks, shows } from "./checks/elements.ts";
import { structures } from "./checks/responses.ts";
import { type Row, row } from "./row.ts";
import { any, asMoney, fact, productAddress, productPath, says, written } from "./texts.ts";

const rome =
  "/api/tours/v6/tour-groups/list-by/collection/1002?language=EN&currency=EUR&use-seatmap-prices=1&limit=100";

/** Texts, dates and shortcodes. */
export const wordingRows: readonly Row[] = [
  row(
    "D33",
    "tessera",
    "/rome/",
    shows("[id^=faq]", fact(productAddress(50001), "listingPrice.finalPrice", asMoney("EUR"))),
  ),
  row("D33", "tessera", "/rome/", lacks("#content", /\[(?:price|count|min-price|if-available|promise|claim)\b/u)),
  row("D33", "tessera", "/guarantee/", shows("main", /within \d+ hours/u), lacks("#content", /\[promise/u)),
  row("E19", "westend", "/the-lamplighters/", counts("[data-tabs] [data-tab]", 3), counts("tab-panel", 3)),
  row("F6", "tessera", "/rome/?when=today", shows("#listing-all [aria-current]", says("listing.today"))),
  row("F11", "tessera", productPath(50052), marks("link[rel=canonical]", "href", /\/[a-z0-9-]+-e-50052\/$/u)),
  row(
    "I8",
    "tessera",
    "/rome/",
    structures("ItemList", "itemListElement.0.item.name", fact(productAddress(50002), "name")),
    shows("main", says("count.experiences", { n: any })),
  ),
  row(
    "J5",
    "tessera",
    productPath(50004),
    shows("#dates caption", /\w+ \d{4}/u),
    shows("main", /3 hr to 3 hr 30 min|3 hours to 3 hours 30 minutes/u),
  ),
  row(
    "J13",
    "tessera",
    "/",
    shows(
      "[id^=promotional_banner]",
      fact(productAddress(50043), "ratingCount", (count) => `${(Number(count) / 1000).toFixed(1)}K`),
    ),
  ),
  row(
    "J15",
    "tessera",
    "/cusco/machu-picchu/requirements/",
    shows("main table", "Jan-Mar", "Apr-Jun", "Jul-Sep", "Oct-Dec"),
  ),
  row("J15", "tessera", "/reviews/colosseum-guided-tour/", shows("#reviews time", /^\d\d [A-Z][a-z]{2} \d{4}$/u)),
  row(
    "J15",
    "tessera",
    "/de/reviews/colosseum-guided-tour/",
    shows("#reviews time", /\d{1,2}\. ?[A-ZÄ][a-zä]{2,}\.? \d{4}|\d\d\.\d\d\.\d{4}/u),
  ),
  row(
    "X25",
    "tessera",
    "/",
    shows("main header", tessera.claims?.experiences?.source ?? /^$/u, tessera.claims?.experiences?.scope ?? /^$/u),
  ),
  row("H28", "westend", "/", marks("article h3 a", "href", "/the-lamplighters/", "/umbrella-season/")),
  row(
    "D8",
    "westend",
    "/",
    marks(
      "article h3 a",
      "href",
      written(
        'at(my.showpage.uid,"www.west-end-nights.example.the-lamplighters")',
        "*.uid",
        (uid) => `/${uid.split(".").at(-1) ?? ""}/`,
      ),
    ),
  ),
  row("X15", "westend", "/?when=today", shows("#listing-all section a", says("listing.nextFree", { date: any }))),
  row(
    "X15",
    "westend",
    "/the-lamplighters/?date=2020-01-01",
    shows("#booking", says("performances.over", { date: any })),
  ),
  row("P26", "westend", "/the-lamplighters/", shows("#prices h2", says("experience.party"))),
  row("D3", "tessera", "/rome/", shows("#listing-all article h3", fact(rome, "pageData.items.0.name"))),
];
