/** A price in the HTML of a page. */
export const price = /<p class="[^"]*">(?:[^<]|<s>[^]*?<\/s>)*<bdi class="[^"]*">[^<]*\p{Nd}/u;

/** The note that prices could not be refreshed. */
export const priceAge = /(?<=<main id="content">)<p class="[^"]*">(?:(?!<\/p>)[^])*<time[^]*?<\/p>/;

/** The facts of a show: its next performance is live, so no earlier one replaces it. */
const liveFacts = /<dl[^]*?<\/dl>/g;

/** The first day that a traveller can choose: it is another after midnight. */
const today = / min="\d{4}-\d\d-\d\d"/g;

/** Omits what differs from one rendering to the next while an upstream fails. */
export function withoutMovingParts(html: string): string {
  return html.replace(priceAge, "").replaceAll(liveFacts, "").replaceAll(today, "");
}
