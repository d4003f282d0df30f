import type * as v from "valibot";
import { readJson } from "@tessera/runtime/read-json.ts";
import { phrases } from "./phrase.ts";
import { frames, observations, reviewers, type ReviewTexts } from "./review-texts.ts";
import type { ReviewSubject } from "./review-subject.ts";
import { topicWords } from "./topic.ts";

/** The files of `reviews/`. Throws `DataError`; `folder` ends with a slash. */
export function loadReviewTexts(folder: URL): ReviewTexts {
  const read = <Output>(name: string, schema: v.GenericSchema<unknown, Output>): Output =>
    readJson(new URL(`reviews/${name}.json`, folder), schema);
  const observed = (kind: ReviewSubject) => read(`observations/${kind}`, observations);
  return {
    openings: read("openings", frames),
    closings: read("closings", frames),
    observations: {
      attraction: observed("attraction"),
      tour: observed("tour"),
      show: observed("show"),
      transfer: observed("transfer"),
      food: observed("food"),
      cruise: observed("cruise"),
      "day-trip": observed("day-trip"),
      service: observed("service"),
      ticket: observed("ticket"),
      active: observed("active"),
      class: observed("class"),
      wellness: observed("wellness"),
      general: observed("general"),
      critic: observed("critic"),
    },
    replies: read("replies", phrases),
    topics: read("topics", topicWords),
    reviewers: read("reviewers", reviewers),
  };
}
