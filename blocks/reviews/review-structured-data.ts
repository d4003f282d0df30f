import type { Review } from "../../catalog/review/review.ts";
import { isoDay } from "../../i18n/dates.ts";
import type { StructuredNode } from "../../renderer/index.ts";

/**
 * Returns a review as search engines read it. The text is the one that the page shows first: a translation where there
 * is one. `tag` is the language of the page, as BCP 47.
 */
export function reviewNode({ name, rating, text, translation, writtenAt }: Review, tag: string): StructuredNode {
  const shown = translation?.text ?? text;
  return {
    "@type": "Review",
    author: { "@type": "Person", name },
    datePublished: isoDay(new Date(writtenAt)),
    inLanguage: shown.lang ?? tag,
    reviewBody: shown.text,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}
