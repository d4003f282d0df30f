import { marks, shows } from "./checks/elements.ts";
import { structures } from "./checks/responses.ts";
import { type Row, row } from "./row.ts";
import { any, asMoney, fact, productAddress, productPath, says } from "./texts.ts";

const guided = productAddress(50002);
const page = productPath(50002);

/** Product pages. */
export const productRows: readonly Row[] = [
  row("A7", "tessera", page, shows("main", says("cancellation.hours", { hours: 24 }))),
  row("A7", "tessera", productPath(50041), shows("#good-to-know", says("reschedule.never"))),
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
    "J14",
    "tessera",
    "/rome/transportation/hop-on-hop-off/",
    shows("#page-hoho_routes-tickets", says("validity.calendarDays", { days: 1 })),
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
  row("P19", "tessera", productPath(50091), shows("main", says("descriptors.HOTEL_PICKUP"))),
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
  row("P23", "tessera", page, shows("main", says("experience.bookUntil", { moment: any, city: "Rome" }))),
  row("P23", "tessera", productPath(50097), shows("#good-to-know", says("experience.cutOff.label"))),
  row("P24", "tessera", page, shows("main", says("experience.confirmation.instant"))),
  row("P24", "tessera", productPath(50004), shows("main", says("experience.confirmation.within-20-minutes"))),
  row(
    "P25",
    "tessera",
    page,
    shows("#dates", says("experience.lowestDays", { price: any })),
    shows("#dates td a", says("performances.cheapest")),
  ),
  row(
    "X1",
    "tessera",
    page,
    shows("main", says("experience.allIn")),
    shows("main", says("experience.priorPrice", { price: any, date: any })),
    shows("main s", fact(guided, "priorPrice.amount", asMoney("EUR"))),
  ),
  row(
    "X3",
    "halberg",
    productPath(52001),
    shows(
      "#seller",
      says("experience.operator"),
      says("experience.officialPrice"),
      says("experience.priceAsOf", { price: any, date: any }),
    ),
    shows(
      "#seller",
      fact(productAddress(52001), "contractParty.name"),
      fact(productAddress(52001), "contractParty.email"),
    ),
  ),
  row("X3", "colosseum", "/", shows("[id^=notice] [role=note]", /not the official/u)),
  row(
    "X4",
    "tessera",
    page,
    shows("main", says("experience.deadline", { moment: any, city: "Rome" })),
    marks("main a", "href", /^data:text\/calendar/u),
  ),
  row(
    "X4",
    "halberg",
    productPath(52011),
    shows("main", says("experience.withdrawal")),
    shows("main a", says("experience.withdraw")),
  ),
  row(
    "X7",
    "tessera",
    page,
    shows("#options details", says("experience.glossary"), says("experience.meanings.SKIP_THE_LINE")),
  ),
  row("X18", "tessera", "/cookies/", shows("main", says("storage.purposes.prices"))),
  row(
    "X27",
    "tessera",
    productPath(50009),
    marks("main form", "action", "/api/group-submit-form/"),
    shows("main form", says("group.submit")),
  ),
  row("P10", "tessera", page, structures("Product", "aggregateRating.ratingCount", fact(guided, "ratingCount"))),
  row(
    "D3",
    "tessera",
    page,
    structures("Product", "name", fact(guided, "name")),
    structures(
      "Product",
      "offers.lowPrice",
      fact(guided, "listingPrice.finalPrice", (amount) => Number(amount).toFixed(2)),
    ),
  ),
];
