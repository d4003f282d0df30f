import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { counts, lacks, marks, shows } from "./checks/elements.ts";
import { reads, redirects, responds, sends } from "./checks/responses.ts";
import { type Row, row, toRow } from "./row.ts";
import { says } from "./texts.ts";

/** A page of each kind, as it reports itself to the measurement (B7). */
const kinds = [
  ["collection", "colosseum", "/"],
  ["theatre", "westend", "/theatres/marlowe-playhouse/"],
  ["news", "westend", "/news/"],
  ["content", "tessera", "/privacy-policy/"],
  ["show", "westend", "/the-lamplighters/"],
  ["global-home", "tessera", "/"],
  ["city", "tessera", "/rome/"],
  ["country", "tessera", "/countries/italy/"],
  ["experience", "tessera", "/colosseum-guided-tour-with-roman-forum-and-palatine-hill-e-50002/"],
  ["reviews", "tessera", "/reviews/colosseum-guided-tour/"],
  ["category", "tessera", "/rome/tours/"],
  ["sub-category", "tessera", "/rome/tours/guided-tours/"],
  ["city guide", "tessera", "/rome/travel-guide/"],
  ["hop-on-hop-off", "tessera", "/rome/transportation/hop-on-hop-off/"],
  ["airport-transfer", "tessera", "/rome/transportation/airport-transfers/"],
  ["shoulder", "colosseum", "/guide/history/"],
] as const;

const isOfKind = (kind: string) => marks('x-island[name="consent/Consent"]', "props", `"kind":"${kind}"`);

/** The languages whose paths have a code, and what their pages call it. */
const prefixed = Object.values(locales).filter(({ code }) => code !== "en");

/** Addresses, page kinds and redirects. */
export const addressRows: readonly Row[] = [
  ...prefixed.map(({ code, tag }) =>
    row("B1", "tessera", `/${code}/rome/`, marks("html", "lang", new RegExp(`^${tag}$`, "u"))),
  ),
  row("B1", "tessera", "/en/rome/", redirects(308, /^\/rome\/$/u)),
  toRow(
    "B2",
    { site: "", path: "/rome/", headers: { host: "tessera.example" } },
    redirects(308, /^https:\/\/www\.tessera\.example\/rome\/$/u),
  ),
  toRow(
    "B2",
    { site: "", path: "/rome/", headers: { host: "stage-www.tessera.example" } },
    sends("x-robots-tag", "noindex"),
    shows("h1"),
  ),
  row("B4", "tessera", "/sitemap.xml", reads("<loc>https://www.tessera.example/rome/</loc>")),
  ...["tessera", "colosseum", "westend", "broadway", "vienna", "pitlane", "halberg"].map((site) =>
    row("B5", site, "/privacy-policy/", shows("#content h1")),
  ),
  row("B6", "tessera", "/rome/?category=5", marks("#listing-all input[checked]", "value", "5")),
  row("B6", "tessera", "/rome/?page=2", marks("#listing-all [aria-current=page]", "href", "page=2")),
  row("B6", "tessera", "/rome/?limit=24", counts("#listing-all article[data-product]", 20, 24)),
  row(
    "B6",
    "tessera",
    "/reviews/colosseum-guided-tour/?filter-reviews=1",
    marks("#reviews input[checked]", "value", "1"),
  ),
  row("B6", "tessera", "/rome/?category=99&offset=100000&page=no", counts("#listing-all article[data-product]", 10)),
  ...kinds.map(([kind, site, path]) => row("B7", site, path, isOfKind(kind))),
  row("B8", "tessera", "/rome/tickets/", isOfKind("category")),
  row("B8", "tessera", "/rome/tickets/city-cards/", responds(404), shows("h1", says("notFound.title"))),
  row("B9", "tessera", "/roma/?utm_source=a", redirects(302, /^\/rome\/\?utm_source=a$/u)),
  row("B9", "tessera", "/eternal-city/?ci=4", redirects(308, /^\/rome\/\?ci=4$/u)),
  row(
    "B10",
    "tessera",
    "/no-such-page/",
    responds(404),
    shows("h1", says("notFound.title")),
    shows("header", "Tessera"),
  ),
  row("B10", "westend", "/de/no-such-page/", responds(404), shows("h1", says("notFound.title", {}, "de"))),
  row("D24", "tessera", "/rome/", isOfKind("city")),
  row("D31", "tessera", "/rome/travel-guide/", counts("[id^=popup] dialog", 1)),
  row("D31", "pitlane", "/", counts("[id^=safety_banner]", 1)),
  row("D31", "tessera", "/", counts("[id^=promo_codes] form", 1)),
  row(
    "E13",
    "tessera",
    "/de/rome/",
    shows("main > header", /Rom/u),
    shows("#page-newsletter h2", says("newsletter.title", {}, "de")),
  ),
  row("E15", "tessera", "/rome/transportation/airport-transfers/", isOfKind("airport-transfer")),
  row(
    "Q5",
    "tessera",
    "/ja/rome/travel-guide/",
    marks("html", "lang", "ja"),
    lacks("head:has(link[rel=alternate])", 'link[rel=alternate][hreflang="ja"]'),
  ),
  ...(["tw", "cn"] satisfies LocaleCode[]).map((code) =>
    row(
      "Q6",
      "tessera",
      `/${code}/rome/`,
      marks("html", "lang", locales[code].tag),
      marks("link[rel=alternate]", "hreflang", locales[code].tag),
    ),
  ),
  row("Q15", "tessera", "/de/es/rome/", redirects(308, /^\/de\/rome\/$/u)),
  row("Q15", "tessera", "/de/es/it/rome/", responds(404)),
];
