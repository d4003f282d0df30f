import * as v from "valibot";
import { text } from "../source/translations.ts";
import type { ReviewText } from "./review-text.ts";

/** The topics of sentences in reviews. */
export const reviewTopics = [
  "GUIDE",
  "STAFF",
  "QUEUES",
  "CROWDS",
  "VIEWS",
  "PHOTOS",
  "PRICE",
  "TICKETS",
  "DIRECTIONS",
  "PUNCTUALITY",
  "CHILDREN",
  "SEATS",
  "SOUND",
  "FOOD",
  "WEATHER",
  "LUGGAGE",
] as const;

export type ReviewTopic = (typeof reviewTopics)[number];

/** English words of a topic, small letters and spaces: `["queue", "wait"]` → `/(?<!\p{L})(?:queue|wait)(?!\p{L})/iu`. */
const words = v.pipe(
  v.array(v.pipe(text, v.regex(/^[\p{Ll} ]+$/u))),
  v.minLength(1),
  v.transform((all) => new RegExp(`(?<!\\p{L})(?:${all.join("|")})(?!\\p{L})`, "iu")),
);

/** Topic → what finds its words in a text. */
export const topicWords = v.strictObject(v.entriesFromList(reviewTopics, words));

export type TopicWords = v.InferOutput<typeof topicWords>;

const known = new WeakMap<ReviewText, ReadonlySet<ReviewTopic>>();

/** Returns what a text mentions, each topic once. The words are English, so its translation decides. */
export function listTopics(written: ReviewText, topics: TopicWords): ReadonlySet<ReviewTopic> {
  const before = known.get(written);
  if (before !== undefined) return before;
  const found = new Set(reviewTopics.filter((topic) => topics[topic].test(written.english)));
  known.set(written, found);
  return found;
}
