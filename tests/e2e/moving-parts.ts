import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";

/** A price in the HTML of a page. */
export const price = /<p class="[^"]*">(?:[^<]|<s>[^]*?<\/s>)*<bdi class="[^"]*">[^<]*\p{Nd}/u;

/** The note that prices could not be refreshed. */
export const priceAge = /(?<=<main id="content">)<p class="[^"]*">(?:(?!<\/p>)[^])*<time[^]*?<\/p>/;

/** The facts of a show: its next performance is live, so no earlier one replaces it. */
const liveFacts = /<dl[^]*?<\/dl>/g;

/** The first day that a traveller can choose: it is another after midnight. */
const today = / min="\d{4}-\d\d-\d\d"/g;

/** When a show opens, in words: they are others after midnight. */
const openings = new RegExp(
  `<p class="[^"]*">(?:${Object.values(locales)
    .map(createLocaleTranslator)
    .flatMap((t) => [
      t("opening.opensToday"),
      t("opening.opensTomorrow"),
      t("opening.reopensToday"),
      t("opening.reopensTomorrow"),
    ])
    .join("|")})</p>`,
  "g",
);

/** Omits what differs from one rendering to the next while an upstream fails. */
export function withoutMovingParts(html: string): string {
  return html.replace(priceAge, "").replaceAll(liveFacts, "").replaceAll(today, "").replaceAll(openings, "");
}
