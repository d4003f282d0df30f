import { describe, expect, it } from "vitest";
import { loadReviewTexts } from "./load-review-texts.ts";
import { reviewPhrases } from "./review-phrases.ts";

const texts = loadReviewTexts(new URL("../data/", import.meta.url));
const { attraction, critic } = texts.observations;

describe("reviewPhrases", () => {
  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
  ] as const)("length %i is %i phrases", (length, count) => {
    expect(reviewPhrases(texts, { kind: "tour", rating: 4, number: 3, length })).toHaveLength(count);
  });

  it.each([
    [5, attraction.good, attraction.good],
    [4, attraction.good, attraction.bad],
    [3, attraction.good, attraction.bad],
    [2, attraction.bad, attraction.good],
    [1, attraction.bad, attraction.bad],
  ] as const)("with %i stars, praise and complaints are what they should be", (rating, first, second) => {
    const [opening, one, other] = reviewPhrases(texts, { kind: "attraction", rating, number: 7, length: 1 });
    expect(texts.openings.experience[rating]).toContain(opening);
    expect(first).toContain(one);
    expect(second).toContain(other);
  });

  it.each(["transfer", "service", "ticket"] as const)("a %s only has to work", (kind) => {
    const [opening] = reviewPhrases(texts, { kind, rating: 5, number: 0, length: 0 });
    expect(texts.openings.service[5]).toContain(opening);
  });

  it("no phrase names an audio guide, which not every product of a kind has", () => {
    const observed = Object.values(texts.observations).flatMap(({ good, bad }) => [...good, ...bad]);
    const said = observed.flatMap((phrase) => [Object.values(phrase)].flat());
    expect(said.filter((words) => /audio.?(guide|guía|guida|guia|gids)/i.test(JSON.stringify(words)))).toEqual([]);
  });

  it("critics tell nothing of themselves", () => {
    const phrases = reviewPhrases(texts, { kind: "critic", rating: 5, number: 11, length: 2 });
    expect(phrases.filter((phrase) => !critic.good.includes(phrase))).toEqual([]);
  });
});
