import { currencyCodes } from "../../i18n/currencies.ts";
import { lacks, lists, marks, shows } from "./checks/elements.ts";
import { type Row, row, toRow } from "./row.ts";
import { fact, productPath, says } from "./texts.ts";

const currencies = "/api/v1/currency/list/";

/** Currencies that are shown as their code (J2). */
const asCode = "AED CHF ZAR MYR SEK ISK DKK MOP CNY MXN QAR SAR AZN BHD LBP".split(" ");

const primary = ["EUR", "USD", "AED", "SGD", "INR", "MYR"];

/** Policies of products, as their pages say them (E5). */
const policies = [
  [50002, says("cancellation.hours", { hours: 24 })],
  [50009, says("cancellation.days", { days: 7 })],
  [52011, says("cancellation.anytime")],
  [50001, says("reschedule.hours", { hours: 72 })],
  [50041, says("reschedule.never")],
  [50015, says("validity.days", { days: 59 })],
  [59003, says("validity.extended")],
] as const;

const inCurrency = (currency: string, site = "tessera", path = "/rome/") => ({
  site,
  path,
  headers: { cookie: `currency=${currency}` },
});

/** Prices, currencies and availability. */
export const priceRows: readonly Row[] = [
  row("D5", "tessera", "/rome/", marks("header button[name=currency]", "value", fact(currencies, "currencies.*.code"))),
  row("D5", "tessera", "/rome/", shows("header button[value=USD]", fact(currencies, "currencies.1.localSymbol"))),
  row(
    "D14",
    "colosseum",
    "/guide/",
    shows("#page-opening_hours [data-day=Monday]", /\d\d:\d\d to \d\d:\d\d.*Last entry \d\d:\d\d/u),
    shows("#page-opening_hours", says("openingHours.closed")),
  ),
  ...policies.map(([id, text]) => row("E5", "tessera", productPath(id), shows("main", text))),
  row(
    "E6",
    "tessera",
    "/rome/transportation/hop-on-hop-off/",
    shows("#page-hoho_routes-details", says("validity.months", { months: 6 })),
  ),
  row("E12", "tessera", "/rome/", marks("header button[aria-current=true]", "value", "EUR")),
  row("E12", "westend", "/", marks("header button[aria-current=true]", "value", "GBP")),
  row("E12", "tessera", "/new-york/", marks("header button[aria-current=true]", "value", "USD")),
  toRow("E12", inCurrency("AED"), marks("header button[aria-current=true]", "value", "AED")),
  row(
    "F9",
    "tessera",
    "/rome/?layout=map",
    shows("#listing-all a bdi", /^€\d+\.\d\d$/u, /^€\d+$/u),
    shows("#listing-all figure [aria-hidden] bdi", /^€\d+\.\d$/u),
  ),
  row(
    "J1",
    "tessera",
    "/rome/",
    ...primary.map((code) => marks("header fieldset:first-of-type button", "value", code)),
    shows("header fieldset:nth-of-type(2) button", "GBP"),
  ),
  ...asCode
    .filter((code) => currencyCodes.some((known) => known === code))
    .map((code) => toRow("J2", inCurrency(code), shows("article bdi", new RegExp(`^${code}\\s?\\d`, "u")))),
  row(
    "H16",
    "tessera",
    "/rome/",
    lists("header fieldset:first-of-type button", "value", fact(currencies, "currencies.*.code")),
  ),
  row("F9", "tessera", "/rome/", lacks("#listing-all ul", /NaN|undefined|null/u)),
];
