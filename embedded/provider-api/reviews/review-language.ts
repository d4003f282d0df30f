/** The languages reviews are written in (J17), as provider codes. */
export const reviewLanguages = ["EN", "ES", "FR", "IT", "DE", "PT", "NL"] as const;

export type ReviewLanguage = (typeof reviewLanguages)[number];

/** Returns the language that a review's translation and reply are in. Only English readers have a translation of each. */
export function readingLanguage(original: ReviewLanguage, requested: string): ReviewLanguage {
  const isRead = original === requested || original === "EN";
  return (isRead ? reviewLanguages.find((known) => known === requested) : undefined) ?? "EN";
}
