import { pick } from "./pick.ts";
import type { Review } from "./review.ts";
import { reviewLanguage } from "./review-language.ts";
import type { ReviewTexts } from "./review-texts.ts";
import { travelerType } from "./traveler-type.ts";

type Author = Pick<Review, "language" | "name" | "countryCode" | "travelerType">;

/** Who wrote review number `number`: neighbours have different names. */
export function reviewAuthor(reviewers: ReviewTexts["reviewers"], number: number, chance: () => number): Author {
  const language = reviewLanguage(reviewers, chance());
  const { names, countries } = reviewers.byLanguage[language];
  return {
    language,
    name: pick(names, number),
    countryCode: pick(countries, Math.floor(chance() * countries.length)),
    travelerType: travelerType(chance()),
  };
}
