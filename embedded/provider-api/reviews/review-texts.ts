import * as v from "valibot";
import { text } from "../source/translations.ts";
import type { Phrase } from "./phrase.ts";
import { reviewLanguages } from "./review-language.ts";
import type { ReviewSubject } from "./review-subject.ts";
import type { ReviewText } from "./review-text.ts";
import type { TopicWords } from "./topic.ts";

const reviewer = v.strictObject({
  countries: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), v.minLength(1)),
  /** First names only: no real person is meant. */
  names: v.pipe(v.array(text), v.minLength(8)),
});

export const reviewers = v.strictObject({
  /** No review is newer. A date of the data, so that dates of reviews never change. */
  newest: v.pipe(v.string(), v.isoDate()),
  byLanguage: v.strictObject(v.entriesFromList(reviewLanguages, reviewer)),
});

/** All words of reviews, and the people who write them. */
export interface ReviewTexts {
  readonly byKind: Readonly<Record<ReviewSubject, readonly ReviewText[]>>;
  /** By product id: where its texts begin in those of its kind, from 0 to 1. */
  readonly places: ReadonlyMap<number, number>;
  /** Replies of the provider. */
  readonly replies: readonly Phrase[];
  /** The words that show which topics a review mentions. */
  readonly topics: TopicWords;
  readonly reviewers: v.InferOutput<typeof reviewers>;
}
