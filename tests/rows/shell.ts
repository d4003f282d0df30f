import { counts, lacks, marks, proves, shows } from "./checks/elements.ts";
import { reads } from "./checks/responses.ts";
import { type Row, row } from "./row.ts";
import { productPath, says } from "./texts.ts";

const measured = 'x-island[name="consent/Consent"]';
const home = "/";
const stored = ["consent", "currency", "sandbox", "attribution"] as const;

/** Shell, consent and what a browser stores. */
export const shellRows: readonly Row[] = [
  ...["tessera", "westend", "colosseum", "halberg"].map((site) =>
    row(
      "C18",
      site,
      home,
      ...["privacy-policy", "terms-and-conditions", "terms-of-usage", "help-center"].map((page) =>
        marks("footer a", "href", `/${page}/`),
      ),
    ),
  ),
  row(
    "C20",
    "tessera",
    "/api/consent/?lang=en",
    shows("button, a", says("consent.allowAll"), says("consent.denyAll")),
    shows("button, a", says("consent.manage")),
  ),
  row(
    "C25",
    "tessera",
    "/rome/",
    marks(
      measured,
      "props",
      '"currency":"EUR"',
      '"city":"ROME"',
      '"country":"IT"',
      /"minPrice":\d/u,
      /"bestDiscount":\d/u,
    ),
  ),
  row("D30", "colosseum", home, shows('[data-product="50002"]', says("product.bestSeller"))),
  row("D30", "colosseum", productPath(50004), shows("main header", says("product.sellingOutFast"))),
  row("D30", "westend", home, marks(measured, "props", '"city":"LONDON"')),
  row("D30", "broadway", home, marks(measured, "props", '"city":"NEW_YORK"')),
  row("D32", "tessera", "/cookies/", ...stored.map((name) => shows("main", says(`storage.purposes.${name}`)))),
  row(
    "E14",
    "tessera",
    "/rome/",
    proves("pictures that load when scrolled near, and none without an address", (document) => {
      const pictures = [...document.querySelectorAll("#listing-all img")];
      return (
        pictures.length > 3 &&
        pictures.every((picture) => picture.getAttribute("loading") === "lazy" && picture.getAttribute("src") !== "")
      );
    }),
  ),
  row("F16", "tessera", "/rome/", reads(/min-width:\s?768px|width\s?[<>]=?\s?768px/u)),
  row("J6", "tessera", "/rome/", marks("#listing-all article img", "style", /16\s?\/\s?10/u)),
  row("J7", "tessera", "/rome/", reads("768px")),
  row("J20", "pitlane", home, counts("[id^=safety_banner] svg", 1)),
  row("J20", "tessera", home, counts("[id^=promotional_banner] li svg", 1)),
  row("P7", "tessera", "/saved/", shows("main", says("saved.empty"))),
  row(
    "P7",
    "tessera",
    "/saved/?ids=50001,50002",
    counts("main article[data-product]", 2, 2),
    marks("main article", "data-product", "50001", "50002"),
  ),
  row("P29", "tessera", "/guarantee/", shows("main", /within 24 hours.*within 48 hours/u)),
  ...["/", "/rome/", "/de/rome/", "/ar/rome/"].map((path) =>
    row("P30", "tessera", path, marks("header nav a", "href", "/help-center/")),
  ),
  row("P32", "tessera", "/cookies/", shows("main", says("storage.purposes.attribution"))),
  row(
    "P35",
    "tessera",
    "/cookies/",
    marks("main input[type=checkbox]", "name", "essential", "measurement", "marketing"),
    shows("main form", says("consent.privacyControl")),
  ),
  row("P35", "tessera", "/rome/", marks("footer a", "href", "/cookies/")),
  row(
    "X10",
    "tessera",
    "/rome/",
    marks("script", "type", "speculationrules"),
    counts("article a[href*='/book/']", 5),
    lacks("head:has(title)", "link[rel=prefetch]"),
  ),
  row(
    "X24",
    "tessera",
    "/cookies/",
    shows("main", says("storage.purposes.sandbox"), says("storage.categories.measurement.text")),
  ),
];
