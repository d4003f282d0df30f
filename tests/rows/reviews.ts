import { counts, marks, shows } from "./checks/elements.ts";
import { type Row, row } from "./row.ts";
import { any, fact, productAddress, says } from "./texts.ts";

const page = "/reviews/colosseum-guided-tour/";
const critics = "/reviews/the-lamplighters/";
const reviews = "/api/tours/v2/review/tour-group/id/50002/?language=EN&limit=10";
const cruise = productAddress(50043);

const labels = ["awesome", "good", "average", "poor", "terrible"] as const;
/** Languages of reviews and of guided tours (J17). */
const languages = ["en", "es", "fr", "it", "de", "pt", "nl"] as const;

const kinds = ["USER", "CRITIC", "CONTRIBUTOR", "PROVIDER"] as const;

/** Reviews. */
export const reviewRows: readonly Row[] = [
  row("A4", "westend", critics, shows("main nav", says("reviews.kinds.CRITIC"), says("reviews.kinds.CONTRIBUTOR"))),
  row(
    "C13",
    "tessera",
    page,
    ...(["mostRelevant", "highToLow", "lowToHigh"] as const).map((order) =>
      shows("#reviews option", says(`reviews.sort.${order}`)),
    ),
    shows("#reviews summary", says("reviews.original"), says("reviews.translated")),
  ),
  row(
    "C13",
    "westend",
    critics,
    ...kinds.map((kind) => shows("main nav a, main nav [aria-current]", says(`reviews.kinds.${kind}`))),
  ),
  row(
    "D15",
    "tessera",
    page,
    shows("#reviews figure h3", fact(reviews, "items.*.name")),
    shows("#reviews blockquote", fact(reviews, "items.0.text")),
  ),
  row(
    "D16",
    "tessera",
    `${page}?review-sort=low-to-high`,
    marks("#reviews option[selected]", "value", "low-to-high"),
    shows("#reviews figure", says("ratingLabels.terrible")),
  ),
  row("D17", "tessera", page, ...labels.map((label) => shows("main header", says(`ratingLabels.${label}`)))),
  row(
    "D18",
    "tessera",
    page,
    shows("#detailed-reviews", says("reviews.detailed")),
    shows("h2", says("experience.reviews")),
  ),
  row(
    "D18",
    "westend",
    critics,
    marks("main nav", "aria-label", says("reviews.byCritics")),
    shows("main nav", ...kinds.slice(0, 3).map((kind) => says(`reviews.kinds.${kind}`))),
  ),
  row("D18", "tessera", "/rome/", shows("#page-top_reviews h3", says("reviews.moreReads"))),
  row(
    "F14",
    "tessera",
    "/",
    shows(
      "[id^=promotional_banner]",
      fact(cruise, "averageRating"),
      says("product.rating", { average: any, count: any }),
    ),
  ),
  row(
    "J17",
    "tessera",
    page,
    marks("#reviews input[name=language]", "value", ...languages),
    counts("#reviews input[name=language]:not([value=''])", languages.length, languages.length),
  ),
  row("J17", "tessera", "/rome/", marks("#listing-all input[name=language]", "value", ...languages, "pl")),
];
