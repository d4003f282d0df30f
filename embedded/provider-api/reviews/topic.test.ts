import { expect, it } from "vitest";
import { loadReviewTexts } from "./load-review-texts.ts";
import type { Phrase } from "./phrase.ts";
import { listTopics } from "./topic.ts";

const { topics } = loadReviewTexts(new URL("../data/", import.meta.url));

function phrase(EN: string): Phrase {
  return { EN, ES: "", FR: "", IT: "", DE: "", PT: "", NL: "", AR: "", ZH_HANT: "" };
}

it.each([
  ["We walked past a long queue.", ["QUEUES"]],
  ["Cheaper than a taxi, and without the queue.", ["QUEUES", "PRICE"]],
  ["The café on site is overpriced.", ["PRICE", "FOOD"]],
  ["It was wonderful, and carefully done.", []],
])("X5: %j mentions %j", (text, expected) => {
  expect([...listTopics([phrase(text)], topics)]).toEqual(expected);
});

it("X5: a review mentions a topic once, whichever of its sentences do", () => {
  const said = [phrase("No queue at all."), phrase("We never had to wait."), phrase("Fair price.")];
  expect([...listTopics(said, topics)]).toEqual(["QUEUES", "PRICE"]);
});
