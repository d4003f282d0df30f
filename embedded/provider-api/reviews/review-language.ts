import { type ReviewLanguage, reviewLanguages } from "./phrase.ts";
import type { ReviewTexts } from "./review-texts.ts";

/** The language that has this place, from 0 to 1, when all stand in a row as wide as their shares. */
export function reviewLanguage({ byLanguage }: ReviewTexts["reviewers"], place: number): ReviewLanguage {
  const all = reviewLanguages.reduce((sum, language) => sum + byLanguage[language].share, 0);
  let passed = 0;
  for (const language of reviewLanguages) {
    passed += byLanguage[language].share;
    if (place * all < passed) return language;
  }
  return "EN";
}
