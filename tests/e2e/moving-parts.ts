import { readFileSync } from "node:fs";
import * as v from "valibot";
import { languages } from "./pages.ts";

/** A price in the HTML of a page. */
export const price = /<p class="[^"]*">(?:[^<]|<s>[^]*?<\/s>)*<bdi class="[^"]*">[^<]*\p{Nd}/u;

/** The note that prices could not be refreshed. */
export const priceAge = /(?<=<main id="content">)<p class="[^"]*">(?:(?!<\/p>)[^])*<time[^]*?<\/p>/;

/** The facts of a show: its next performance is live, so no earlier one replaces it. */
const liveFacts = /<dl[^]*?<\/dl>/g;

/** The first day that a traveller can choose: it is another after midnight. */
const today = / min="\d{4}-\d\d-\d\d"/g;

const opening = v.object({
  opensToday: v.string(),
  opensTomorrow: v.string(),
  reopensToday: v.string(),
  reopensTomorrow: v.string(),
});
const messages = v.pipe(v.string(), v.parseJson(), v.object({ opening }));

/** When a show opens, in words of the languages that are visited: they are others after midnight. */
const openings = new RegExp(
  `<p class="[^"]*">(?:${languages.flatMap(({ tag }) => openingsIn(tag)).join("|")})</p>`,
  "g",
);

function openingsIn(language: string): readonly string[] {
  return Object.values(v.parse(messages, readFileSync(`i18n/messages/${language}.json`, "utf8")).opening);
}

/** Omits what differs from one rendering to the next while an upstream fails. */
export function withoutMovingParts(html: string): string {
  return html.replace(priceAge, "").replaceAll(liveFacts, "").replaceAll(today, "").replaceAll(openings, "");
}
