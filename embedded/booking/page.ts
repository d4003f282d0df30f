import { html, raw } from "hono/html";
import { textsIn } from "./languages.ts";
import { toAddress, type Visit } from "./parse-visit.ts";
import { findFlow } from "./steps.ts";
import promoCodes from "./promo-codes.json" with { type: "json" };
import { style } from "./style.ts";

/** Facts that the page of a visit shows besides the visit. */
export interface Shown {
  /** The product's name; undefined where it is not known. */
  readonly name: string | undefined;
  /** Home page of the site that the visit comes from, in its language. */
  readonly home: string;
}

/** Returns the page of a visit, which says what the link said and that nothing is sold. */
export function bookingPage(visit: Visit, { name, home }: Shown) {
  const words = textsIn(visit.language);
  const next = findFlow(visit.step).at(findFlow(visit.step).indexOf(visit.step) + 1);
  return document(
    visit,
    html`<p class="mark"><strong>${words.mark}</strong> ${words.explanation}</p>
      <h1>${name ?? `${words.product} ${visit.product}`}</h1>
      ${steps(visit)} ${facts(visit)}
      <p class="ways">
        ${next === undefined ? "" : html`<a class="next" href="${toAddress(visit, next)}">${words.next}</a>`}
        <a href="${home}">${words.back}</a>
      </p>`,
  );
}

function document({ language }: Visit, body: unknown) {
  const { tag, direction, mark } = textsIn(language);
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${mark}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

function steps(visit: Visit) {
  const items = findFlow(visit.step).map(
    (step) =>
      html`<li>
        <a href="${toAddress(visit, step)}" ${raw(step === visit.step ? 'aria-current="step"' : "")}>${step || "/"}</a>
      </li>`,
  );
  return html`<nav aria-label="${textsIn(visit.language).step}">
    <ol>
      ${items}
    </ol>
  </nav>`;
}

function facts({ host, language, product, step, query }: Visit) {
  const words = textsIn(language);
  const named = (...names: readonly string[]) =>
    names.flatMap((name) => (query.has(name) ? [`${name}=${query.get(name)}`] : [])).join(", ");
  const rows = [
    ["host", words.site, host],
    ["language", words.language, language],
    ["product", words.product, `${product}`],
    ["step", words.step, step || "/"],
    ["date", words.date, query.get("date")],
    ["time", words.time, query.get("time")],
    ["variant", words.option, query.get("variantId")],
    [
      "party",
      words.travellers,
      named("adults", "children", "seniors", "youths", "students", "infants", "families", "bags"),
    ],
    ["flight", words.flight, named("way", "flight")],
    ["ci", `${words.campaign} (ci)`, query.get("ci")],
    ["cm", `${words.campaign} (cm)`, query.get("cm")],
    ["applied", words.applied, query.get("promoCode")],
    ["codes", words.codes, promoCodes.map(codeText).join(", ")],
  ] as const;
  const row = ([name, label, value]: (typeof rows)[number]) =>
    html`<div>
      <dt>${label}</dt>
      <dd data-fact="${name}" dir="auto">${value || words.none}</dd>
    </div>`;
  return html`<dl>${rows.map(row)}</dl>`;
}

/** Describes the reduction of a code: `PIAZZA (5 %, ≤ 20 EUR)`, `PITLANE (10 %)`, `LAMPLIGHT (5 EUR)`. */
function codeText({ code, percent, amount, cap, currency }: (typeof promoCodes)[number]): string {
  if (percent === undefined) return `${code} (${amount} ${currency})`;
  return cap === undefined ? `${code} (${percent} %)` : `${code} (${percent} %, ≤ ${cap} ${currency})`;
}
