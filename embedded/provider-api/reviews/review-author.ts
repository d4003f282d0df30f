import { pick, type ReviewLanguage, reviewLanguages } from "./phrase.ts";
import type { ReviewTexts } from "./review-texts.ts";
import type { Review } from "./review.ts";
import { travelerType } from "./traveler-type.ts";

type Author = Pick<Review, "language" | "name" | "countryCode" | "travelerType">;

/** Who wrote review number `number`: neighbors have different names. */
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

/** Returns the language at this point from 0 to 1, where each language is as wide as its share. */
function reviewLanguage({ byLanguage }: ReviewTexts["reviewers"], place: number): ReviewLanguage {
  const all = reviewLanguages.reduce((sum, language) => sum + byLanguage[language].share, 0);
  let passed = 0;
  for (const language of reviewLanguages) {
    passed += byLanguage[language].share;
    if (place * all < passed) return language;
  }
  return "EN";
}
