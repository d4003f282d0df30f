import { marks, shows } from "./checks/elements.ts";
import { redirects, responds, returns, sends } from "./checks/responses.ts";
import { type Row, type RowRequest, row, toRow } from "./row.ts";
import { any, productPath, says } from "./texts.ts";

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

/** Forms, codes and what visitors send. */
export const formRows: readonly Row[] = [
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
  row("D20", "tessera", "/", shows("[id^=promo_codes]", says("promo.capped", { percent: 5, cap: any }))),
  row("D20", "pitlane", "/", shows("[id^=promo_codes]", says("promo.percentage", { percent: 10 }))),
  row("D20", "halberg", "/", shows("[id^=promo_codes]", says("promo.absolute", { amount: any }))),
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
  toRow(
    "F1",
    {
      ...post("/api/newsletter/", { ...subscription, event: "City Page Subscribe", email: "nobody" }),
      headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
    },
    returns("problems.*", "email"),
  ),
  row("F1", "tessera", "/rome/", shows("#page-newsletter [data-problem=email]", says("form.emailInvalid"))),
  row("F3", "tessera", productPath(50009), shows("main form [data-problem]", says("group.nameInvalid"))),
  row(
    "F4",
    "tessera",
    productPath(50009),
    shows("main form [data-problem]", says("groupSize.maximum", { n: any }), says("groupSize.minimum", { n: any })),
  ),
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
];
