import { describe, expect, it } from "vitest";
import { loadReviewTexts } from "./load-review-texts.ts";
import { reviewLanguages } from "./review-language.ts";
import { listSentences } from "./review-sentences.fixture.ts";
import { visitorSubjects } from "./review-subject.ts";

const { byKind } = loadReviewTexts(new URL("../data/", import.meta.url));

const count = <Item>(items: readonly Item[], matches: (item: Item) => boolean) => items.filter(matches).length;

describe.each(visitorSubjects)("W145: the texts about a kind of product: %s", (kind) => {
  const texts = byKind[kind];

  it("are three hundred or more, half of them in English and twenty in each other language", () => {
    expect(texts.length).toBeGreaterThanOrEqual(300);
    const languages = reviewLanguages.map((code) => count(texts, ({ language }) => language === code));
    expect(languages[0]).toBeGreaterThanOrEqual(180);
    expect(languages.filter((each) => each < 20)).toEqual([]);
  });

  it("never say a sentence twice, in the original or in English", () => {
    const said = texts.flatMap(({ text, english }) => listSentences(text === english ? text : `${text} ${english}`));
    expect(said.filter((sentence, index) => said.indexOf(sentence) < index)).toEqual([]);
  });

  it("have 5 to 70 words, some fewer than 10 and some more than 40", () => {
    const lengths = texts.map(({ text }) => text.split(/\s+/).length);
    expect(lengths.filter((length) => length < 5 || length > 70)).toEqual([]);
    expect(count(lengths, (length) => length < 10)).toBeGreaterThan(20);
    expect(count(lengths, (length) => length > 40)).toBeGreaterThanOrEqual(3);
  });

  it("have all ratings, most of them four and five stars", () => {
    const ratings = ([5, 4, 3, 2, 1] as const).map((each) => count(texts, ({ stars }) => stars === each));
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(15);
    expect((ratings[0] ?? 0) + (ratings[1] ?? 0)).toBeGreaterThan(texts.length * 0.7);
  });
});

it("says no sentence of one kind in another", () => {
  const kinds = Object.values(byKind).map((texts) => [...new Set(texts.flatMap(({ text }) => listSentences(text)))]);
  const said = kinds.flat();
  expect(said.filter((sentence, index) => said.indexOf(sentence) < index)).toEqual([]);
});

it("marks a text that names an audio guide, which few products have", () => {
  const unmarked = Object.values(byKind)
    .flat()
    .filter(({ english, needs }) => /audio.?guide/i.test(english) && !needs.includes("audio"));
  expect(unmarked).toEqual([]);
});
