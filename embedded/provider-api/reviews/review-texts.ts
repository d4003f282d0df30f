import * as v from "valibot";
import { text } from "../source/translations.ts";
import { type Phrase, phrases, reviewLanguages } from "./phrase.ts";
import type { ReviewSubject } from "./review-subject.ts";
import type { TopicWords } from "./topic.ts";

/** Stars → what a review with that many says. */
const phrasesByRating = v.strictObject({ 1: phrases, 2: phrases, 3: phrases, 4: phrases, 5: phrases });

/** How a review of something to enjoy, or of something that only has to work, begins or ends. */
export const frames = v.strictObject({ experience: phrasesByRating, service: phrasesByRating });

/** Remarks of visitors about one kind of product. */
export const observations = v.strictObject({ good: phrases, bad: phrases });

const reviewer = v.strictObject({
  /** Of the reviews, in percent. */
  share: v.pipe(v.number(), v.integer(), v.minValue(1)),
  countries: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), v.minLength(1)),
  /** First names only: no real person is meant. */
  names: v.pipe(v.array(text), v.minLength(8)),
});

export const reviewers = v.strictObject({
  /** No review is newer. A date of the data, so that dates of reviews never change. */
  newest: v.pipe(v.string(), v.isoDate()),
  byLanguage: v.strictObject(v.entriesFromList(reviewLanguages, reviewer)),
});

/** Everything reviews are put together from. */
export interface ReviewTexts {
  readonly openings: v.InferOutput<typeof frames>;
  readonly closings: v.InferOutput<typeof frames>;
  readonly observations: Readonly<Record<ReviewSubject, v.InferOutput<typeof observations>>>;
  /** Replies of the provider. */
  readonly replies: readonly Phrase[];
  /** The words that show which topics a review mentions. */
  readonly topics: TopicWords;
  readonly reviewers: v.InferOutput<typeof reviewers>;
}
