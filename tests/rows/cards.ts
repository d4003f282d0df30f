import { lacks, marks, proves, shows } from "./checks/elements.ts";
import { type Row, row } from "./row.ts";
import { any, asCount, asMoney, fact, productAddress, says } from "./texts.ts";

const guided = productAddress(50002);
const card = '#listing-all [data-product="50002"]';

/** A product that has a descriptor, as its card says it (D21). */
const described = [
  ["AUDIO_GUIDE", 50005],
  ["EXTENDED_VALIDITY", 50015],
  ["FREE_CANCELLATION", 50002],
  ["GUIDED_TOUR", 50002],
  ["HOTEL_PICKUP", 50091],
  ["INSTANT_CONFIRMATION", 50001],
  ["MEALS_INCLUDED", 50017],
  ["MOBILE_TICKET", 50001],
  ["SKIP_THE_LINE", 50002],
  ["TRANSFERS_INCLUDED", 50097],
] as const;

/** Product cards. */
export const cardRows: readonly Row[] = [
  row(
    "A2",
    "tessera",
    "/rome/",
    shows(`${card} h3 a`, fact(guided, "name")),
    marks(
      `${card} h3 a`,
      "href",
      fact(guided, "urlSlugs.EN", (slug) => `/${slug.split("/").at(-2) ?? ""}/`),
    ),
    shows(`${card} bdi`, fact(guided, "listingPrice.finalPrice", asMoney("EUR"))),
    shows(`${card} s`, fact(guided, "priorPrice.amount", asMoney("EUR"))),
    shows(card, says("product.save", { percent: 12 }), fact(guided, "ratingCount", asCount)),
    shows(
      card,
      fact(guided, "reviewCount", (count) => says("product.reviews", { count: Number(count) }).source),
    ),
    marks(
      `${card} a`,
      "href",
      fact(guided, "id", (id) => `/book/${id}/`),
    ),
  ),
  row("A2", "tessera", "/rome/?when=tomorrow", marks(`#listing-all article a`, "href", /\/book\/\d+\/.*date=\d{4}-/u)),
  row("A2", "tessera", "/countries/italy/", shows("main article", /1/u)),
  row(
    "A6",
    "tessera",
    "/rome/",
    shows(
      card,
      fact(guided, "listingPrice.cashbackValue", (value) => `${value}% cashback`),
    ),
  ),
  ...described.map(([code, id]) =>
    row("D21", "tessera", `/saved/?ids=${id}`, shows("article[data-product]", says(`descriptors.${code}`))),
  ),
  row("D21", "tessera", "/saved/?ids=50001", shows("article[data-product]", /1–3 hr/u)),
  row("D21", "tessera", "/saved/?ids=50002", shows("article[data-product]", /3 hr/u)),
  row(
    "J12",
    "tessera",
    "/saved/?ids=50002",
    shows("article ul", /^Free cancellation\s*Instant confirmation\s*Mobile ticket$/u),
    proves("5 highlights at most", (document) => {
      const items = document.querySelectorAll("article[data-product] ul li").length;
      return items > 0 && items <= 5;
    }),
  ),
  row(
    "J19",
    "vienna",
    "/",
    shows("[id^=trust_boosters] li", says("trust.helpCenter"), says("trust.authorisedReseller")),
  ),
  row(
    "J19",
    "vienna",
    "/theatres/palais-lindenhof/",
    shows("[id^=trust_boosters] li", says("trust.authorisedPartner"), says("descriptors.FREE_CANCELLATION")),
  ),
  row("J19", "tessera", "/", shows("[id^=trust_boosters] li", says("trust.helpCenter"))),
  row("P14", "tessera", "/rome/", shows("article", says("product.badgeRules.BEST_SELLER"))),
  row(
    "D3",
    "tessera",
    "/rome/",
    shows(`${card} .visually-hidden`, says("product.rating", { average: "4.7", count: any })),
    lacks(card, "form"),
  ),
];
