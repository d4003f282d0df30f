import { marks, shows } from "./checks/elements.ts";
import { structures } from "./checks/responses.ts";
import { type Row, row } from "./row.ts";
import { any, asMoney, fact, productAddress, productPath, says } from "./texts.ts";

const guided = productAddress(50002);
const page = productPath(50002);

/** Prices and terms of product pages. */
export const termRows: readonly Row[] = [
  row("A7", "tessera", page, shows("main", says("cancellation.hours", { hours: 24 }))),
  row("A7", "tessera", productPath(50041), shows("#good-to-know", says("reschedule.never"))),
  row(
    "J14",
    "tessera",
    "/rome/transportation/hop-on-hop-off/",
    shows("#page-hoho_routes-tickets", says("validity.calendarDays", { days: 1 })),
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
