import { pick } from "./pick.ts";
import type { ReviewLanguage } from "./review-language.ts";
import type { ReviewTexts } from "./review-texts.ts";
import type { Review } from "./review.ts";
import { travelerType } from "./traveler-type.ts";

interface Writing {
  readonly number: number;
  readonly language: ReviewLanguage;
}

/** Returns who wrote review number `number`: neighbors have different names. */
export function reviewAuthor(
  { byLanguage }: ReviewTexts["reviewers"],
  { number, language }: Writing,
  chance: () => number,
): Pick<Review, "name" | "countryCode" | "travelerType"> {
  const { names, countries } = byLanguage[language];
  return {
    name: pick(names, number),
    countryCode: pick(countries, Math.floor(chance() * countries.length)),
    travelerType: travelerType(chance()),
  };
}
