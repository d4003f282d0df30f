import { marks, shows } from "./checks/elements.ts";
import { redirects, responds, returns, sends } from "./checks/responses.ts";
import { type Row, type RowRequest, row, toRow } from "./row.ts";
import { addDays, any, fact, productAddress, productPath, says } from "./texts.ts";

const lamplighters = "/the-lamplighters/";
const sold = "/api/v7/tour-groups/50101/calendar/?from-date=FROM&to-date=TO&currency=GBP";

/** The first step of each kind of flow, and a product that is booked by it (C22). */
const steps: readonly (readonly [id: number, step: RegExp])[] = [
  [50002, /\/book\/50002\/select\/\?date=/u],
  [50008, /\/book\/50008\/select\/\?date=/u],
  [2_835_552, /\/book\/2835552\/select\/\?date=/u],
  [50101, /\/book\/50101\/seatmap-select\/\?date=/u],
  [51008, /\/book\/51008\/svg-select\/\?date=/u],
  [51006, /\/book\/51006\/seatmap-iframe-select\/\?date=/u],
  [50013, /\/book\/50013\/\?date=/u],
  [50014, /\/book\/50014\/\?date=/u],
];

/** Names of steps at the booking service, each with the one that follows it (C24, E1). */
const flow: readonly (readonly [step: string, next: string])[] = [
  ["select", "checkout"],
  ["svg-variant", "svg-select"],
  ["svg-select", "checkout"],
  ["seatmap-iframe-select", "checkout"],
  ["seatmap-variant", "seatmap-select"],
  ["seatmap-select", "seatmap-checkout"],
  ["seatmap-checkout", "payment-verification"],
  ["payment-verification", "confirmation"],
];

function post(path: string, fields: Readonly<Record<string, string>>, host?: string): RowRequest {
  return {
    site: host === undefined ? "tessera" : "",
    path,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...(host !== undefined && { host }) },
    body: new URLSearchParams(fields).toString(),
  };
}

const subscription = { form: "page-newsletter-form", locale: "en", to: "/rome/", website: "" };

/** Returns the path of a show on the first day of the next fortnight without places. */
function darkDay(query = "") {
  return async ({ provider }: Parameters<ReturnType<typeof productPath>>[0]) => {
    const address = sold.replace("FROM", addDays(1)).replace("TO", addDays(14));
    const open = await provider(address, "dates.keys");
    const days = Array.from({ length: 14 }, (_, index) => addDays(index + 1));
    return `${lamplighters}?date=${days.find((day) => !open.includes(day)) ?? ""}${query}`;
  };
}

/** Booking and forms. */
export const bookingRows: readonly Row[] = [
  row(
    "A5",
    "tessera",
    "/",
    marks("[id^=promo_codes] form", "action", "/api/promo-code/"),
    shows("[id^=promo_codes] button", says("promo.apply"), says("promo.remove")),
  ),
  row(
    "A8",
    "tessera",
    "/rome/",
    marks("#page-newsletter form", "action", "/api/newsletter/"),
    marks("x-island", "name", "consent/Consent"),
  ),
  row("A8", "tessera", productPath(50009), marks("main form", "action", "/api/group-submit-form/")),
  row(
    "C21",
    "tessera",
    "/de/rome/",
    marks("#listing-all article a", "href", /^http:\/\/book\.tessera\.[^/]+\/de\/book\/\d+\/select\//u),
  ),
  row(
    "C21",
    "tessera",
    "/rome/",
    marks("#listing-all article a", "href", /^http:\/\/book\.tessera\.[^/]+\/book\/\d+\/select\//u),
  ),
  ...steps.map(([id, step]) => row("C22", "tessera", productPath(id), marks("main a", "href", step))),
  row("D27", "tessera", productPath(50101), marks("main a", "href", /\/seatmap-select\//u)),
  row("C23", "tessera", productPath(50002), marks("#dates td a", "href", /\/book\/50002\/select\/pax\/\?date=/u)),
  ...flow.map(([step, next]) =>
    toRow(
      "C24",
      { site: "booking", path: `/book/50002/${step}/` },
      shows("nav [aria-current=step]", step),
      marks("nav a, .ways a", "href", `/${next}/`),
    ),
  ),
  toRow(
    "E1",
    { site: "booking", path: "/book/50101/seatmap-variant/" },
    marks("nav a", "href", "/seatmap-select/", "/payment-verification/", "/confirmation/"),
  ),
  row("D20", "tessera", "/", shows("[id^=promo_codes]", says("promo.capped", { percent: 5, cap: any }))),
  row(
    "E8",
    "tessera",
    "/",
    shows("[id^=promo_codes]", says("promo.apply"), says("promo.applied"), says("promo.remove")),
  ),
  row(
    "E9",
    "tessera",
    "/rome/",
    shows("#page-newsletter [data-thanks]", says("form.thanks"), "You are subscribed now"),
  ),
  toRow(
    "E9",
    post("/api/newsletter/", { ...subscription, event: "City Page Subscribe", email: "ada@example.com" }),
    redirects(303, /^\/rome\/#page-newsletter-form-sent$/u),
  ),
  row("E10", "westend", darkDay(), shows("#times a", says("performances.viewAll"))),
  row(
    "I2",
    "westend",
    darkDay(),
    shows("#times h3", says("performances.problem")),
    shows("#times", says("performances.unavailable", { date: any })),
    shows("#times a", says("performances.viewAll")),
  ),
  toRow(
    "F1",
    {
      ...post("/api/newsletter/", { ...subscription, event: "City Page Subscribe", email: "nobody" }),
      headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
    },
    returns("problems.*", "email"),
  ),
  row("F1", "tessera", "/rome/", shows("#page-newsletter [data-problem=email]", says("form.emailInvalid"))),
  row(
    "F2",
    "westend",
    async () => `${lamplighters}?date=${addDays(2)}`,
    shows("#times", says("performances.chooseStart")),
  ),
  row("F3", "tessera", productPath(50009), shows("main form [data-problem]", says("group.nameInvalid"))),
  row(
    "F4",
    "tessera",
    productPath(50009),
    shows("main form [data-problem]", says("groupSize.maximum", { n: any }), says("groupSize.minimum", { n: any })),
  ),
  row("F13", "tessera", "/rome/", marks("article a", "href", /^http:\/\/book\./u)),
  row("F13", "westend", "/?when=tomorrow", marks("main a", "href", /^http:\/\/tickets\.westend\./u)),
  row("H25", "tessera", productPath(50009), marks("main form", "action", /^\/api\/group-submit-form\/$/u)),
  toRow("H25", post("/api/group-submit-form/", {}), responds(400)),
  row("H26", "tessera", "/rome/", marks("#page-newsletter input[name=event]", "value", "City Page Subscribe")),
  row("H26", "westend", "/news/", marks("input[name=event]", "value", "News Page Subscribe")),
  row("H26", "tessera", "/rome/tours/", marks("input[name=event]", "value", "Category/Sub Category Page Subscribe")),
  row("I1", "tessera", "/search/?q=zzzzzz", shows("main", says("search.none"))),
  row(
    "J17",
    "tessera",
    productPath(50009),
    shows("main form", says("group.morning"), says("group.afternoon")),
    ...["en", "es", "fr", "it"].map((code) => marks("main form option", "value", code)),
  ),
  toRow(
    "J3",
    post("/api/currency/", { currency: "USD", to: "/rome/" }, "www.tessera.example"),
    sends("set-cookie", /currency=USD;.*Max-Age=31536000;.*Domain=tessera\.example/u),
  ),
  toRow("E11", post("/api/currency/", { currency: "USD", to: "/rome/" }), sends("set-cookie", /currency=USD/u)),
  toRow(
    "E11",
    post("/api/currency/", { currency: "auto", to: "/rome/" }),
    sends("set-cookie", /currency=; .*Max-Age=0/u),
  ),
  row(
    "D13",
    "tessera",
    productPath(50002),
    marks(
      "#dates td a",
      "href",
      fact(
        `/api/v7/tour-groups/50002/calendar/?from-date=${addDays(1)}&to-date=${addDays(9)}&currency=EUR`,
        "dates.keys",
        (day) => `date=${day}`,
      ),
    ),
  ),
  row("E4", "tessera", "/rome/", shows("#listing-all [data-count]", says("count.unbookable", { n: any }))),
  row("D1", "tessera", productPath(50002), shows("h1", fact(productAddress(50002), "name"))),
];
