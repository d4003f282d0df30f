import type * as v from "valibot";
import { readJson } from "@tessera/runtime/read-json.ts";
import type { ProductEntry } from "../source/catalog.ts";
import { phrases } from "./phrase.ts";
import { listReviewPlaces } from "./review-places.ts";
import type { ReviewSubject } from "./review-subject.ts";
import { reviewTexts } from "./review-text.ts";
import { reviewers, type ReviewTexts } from "./review-texts.ts";
import { topicWords } from "./topic.ts";

/** The files of `reviews/`, and the places of products in them. Throws `DataError`; `folder` ends with a slash. */
export function loadReviewTexts(folder: URL, entries: readonly ProductEntry[] = []): ReviewTexts {
  const read = <Output>(name: string, schema: v.GenericSchema<unknown, Output>): Output =>
    readJson(new URL(`reviews/${name}.json`, folder), schema);
  const readTexts = (kind: ReviewSubject) => read(`texts/${kind}`, reviewTexts);
  return {
    byKind: {
      attraction: readTexts("attraction"),
      tour: readTexts("tour"),
      show: readTexts("show"),
      transfer: readTexts("transfer"),
      food: readTexts("food"),
      cruise: readTexts("cruise"),
      "day-trip": readTexts("day-trip"),
      service: readTexts("service"),
      ticket: readTexts("ticket"),
      active: readTexts("active"),
      class: readTexts("class"),
      wellness: readTexts("wellness"),
      general: readTexts("general"),
      critic: readTexts("critic"),
    },
    places: listReviewPlaces(entries),
    replies: read("replies", phrases),
    topics: read("topics", topicWords),
    reviewers: read("reviewers", reviewers),
  };
}
