import { marks, shows } from "./checks/elements.ts";
import { structures } from "./checks/responses.ts";
import { type Row, row } from "./row.ts";
import { any, fact, productAddress, productPath, says } from "./texts.ts";

const guided = productAddress(50002);
const page = productPath(50002);

/** Product pages. */
export const productRows: readonly Row[] = [
  row(
    "D2",
    "tessera",
    page,
    marks(
      "#options a",
      "href",
      fact(guided, "allTags.0", (tag) => tag.replace("DEFAULT_VARIANT_", "variantId=")),
    ),
  ),
  row(
    "P13",
    "halberg",
    productPath(52001),
    shows(
      "main",
      says("experience.official"),
      says("experience.officialProof", { issuer: any, proof: any, date: any }),
    ),
  ),
  row(
    "P15",
    "tessera",
    page,
    shows("#options table th", fact(guided, "variants.*.name")),
    shows("#options table th", says("experience.rows.guideLanguages")),
  ),
  row(
    "P16",
    "tessera",
    page,
    shows("main section", says("experience.ages", { from: any, to: any }), says("traveller.CHILD")),
  ),
  row("P17", "tessera", productPath(50009), shows("main", says("experience.group", { from: any, to: any }))),
  row(
    "P18",
    "tessera",
    page,
    shows("#meeting-point", fact(guided, "startLocation.addressLine1"), fact(guided, "startLocation.postalCode")),
    marks("#meeting-point figure", "aria-label", says("map.label", { place: any })),
  ),
  row(
    "P19",
    "tessera",
    productPath(50044),
    shows("#pick-up li a", fact(productAddress(50044), "pickUp.points.*.name")),
    marks("#pick-up li a", "href", /^https:\/\/www\.openstreetmap\.org\//u),
  ),
  row("P19", "tessera", productPath(50091), shows("#pick-up p", fact(productAddress(50091), "pickUp.text"))),
  row(
    "P19",
    "tessera",
    productPath(50012),
    shows("#pick-up details summary", says("experience.allPickUps")),
    shows("#pick-up details li", fact(productAddress(50012), "pickUp.points.*.name")),
  ),
  row(
    "P20",
    "tessera",
    page,
    shows("#itinerary", fact(guided, "itinerary.*.name"), says("experience.admission.INCLUDED")),
  ),
  row(
    "P21",
    "tessera",
    page,
    shows("main", says("experience.rows.guideLanguages"), says("experience.terms.IN_PERSON")),
  ),
  row(
    "P22",
    "tessera",
    productPath(50016),
    shows("#good-to-know", says("experience.accessibility.NOT_IN_PREGNANCY"), says("experience.access")),
  ),
  row("P10", "tessera", page, structures("Product", "aggregateRating.ratingCount", fact(guided, "ratingCount"))),
];
