import { hasCompleteHistogram } from "./checks/numbers.ts";
import { marks, proves, shows } from "./checks/elements.ts";
import { structures } from "./checks/responses.ts";
import { type Row, row } from "./row.ts";
import { any, asCount, fact, productAddress, says } from "./texts.ts";

const page = "/reviews/colosseum-guided-tour/";
const guided = productAddress(50002);

/** Photos, topics and filters of reviews, and how they are audited. */
export const reviewFactRows: readonly Row[] = [
  row(
    "J16",
    "tessera",
    page,
    shows("#photos a", says("reviews.allPhotos", { n: any })),
    marks("#photos img", "alt", /./u),
  ),
  row(
    "P9",
    "tessera",
    page,
    shows(
      "main header",
      ...["5", "4", "3", "2", "1"].map((star) => fact(guided, `reviewsDetails.ratingsBreakdown.${star}`, asCount)),
    ),
  ),
  row(
    "P10",
    "tessera",
    page,
    shows("#photos img, #photos a"),
    shows("#reviews figure", says("reviews.helpful", { n: 64 }), says("experience.verified")),
  ),
  row("P10", "tessera", "/reviews/pantheon/", shows("#reviews", says("reviews.reply"))),
  row(
    "P11",
    "tessera",
    page,
    marks("#reviews nav", "aria-label", says("reviews.mentions")),
    shows("#reviews nav a", says("product.stars", { rating: any })),
  ),
  row(
    "P12",
    "tessera",
    page,
    ...["language", "traveler", "filter-reviews", "photos"].map((name) => shows(`#reviews label:has([name=${name}])`)),
  ),
  row("X5", "tessera", "/review-policy/", shows("h1"), shows("main", /verified/u)),
  row(
    "X5",
    "tessera",
    page,
    shows("main header a", says("reviews.howVerified")),
    structures("Product", "aggregateRating.ratingCount", fact(guided, "ratingCount")),
    proves("counts that add up to the total", hasCompleteHistogram),
  ),
];
