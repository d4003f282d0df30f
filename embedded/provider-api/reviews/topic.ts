import * as v from "valibot";
import { text } from "../source/translations.ts";
import type { Phrase } from "./phrase.ts";

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

const known = new WeakMap<Phrase, readonly ReviewTopic[]>();

/** Returns what the phrases of a review mention, each topic once. A phrase says the same in all languages, so English decides. */
export function listTopics(phrases: readonly Phrase[], topics: TopicWords): ReadonlySet<ReviewTopic> {
  return new Set(phrases.flatMap((phrase) => known.get(phrase) ?? findTopics(phrase, topics)));
}

function findTopics(phrase: Phrase, topics: TopicWords): readonly ReviewTopic[] {
  const found = reviewTopics.filter((topic) => topics[topic].test(phrase.EN));
  known.set(phrase, found);
  return found;
}
