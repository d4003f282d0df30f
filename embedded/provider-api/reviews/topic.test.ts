import { expect, it } from "vitest";
import { loadReviewTexts } from "./load-review-texts.ts";
import { listTopics } from "./topic.ts";

const { topics } = loadReviewTexts(new URL("../data/", import.meta.url));

const write = (english: string) => ({ stars: 5 as const, language: "DE" as const, text: "Worte.", english, needs: [] });

it.each([
  ["We walked past a long queue.", ["QUEUES"]],
  ["Cheaper than a taxi, and without the queue.", ["QUEUES", "PRICE"]],
  ["The café is overpriced.", ["PRICE", "FOOD"]],
  ["It was wonderful, and carefully done.", []],
  ["No queue at all. We never had to wait. Fair price.", ["QUEUES", "PRICE"]],
])("X5: %j mentions %j, each topic once", (text, expected) => {
  expect([...listTopics(write(text), topics)]).toEqual(expected);
});
