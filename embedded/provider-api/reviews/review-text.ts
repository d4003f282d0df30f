import * as v from "valibot";
import { seeded } from "@tessera/runtime/seeded.ts";
import { text } from "../source/translations.ts";
import { type ReviewLanguage, reviewLanguages } from "./review-language.ts";
import { reviewTags } from "./review-tag.ts";
import { travelerTypes } from "./traveler-type.ts";

const fields = {
  stars: v.picklist([5, 4, 3, 2, 1]),
  text,
  /** The only travellers who would say it. `MANY` is anybody with company ("we"). */
  who: v.optional(v.picklist([...travelerTypes, "MANY"])),
  /** The facts without which it would not be true: a product must have all. */
  needs: v.optional(v.array(v.picklist(reviewTags)), []),
};

const original = v.array(v.strictObject(fields));
const translated = v.array(v.strictObject({ ...fields, english: text }));

type ReviewSource = v.InferOutput<typeof translated>[number];

/** The text of a review, as somebody wrote it in one language. `english` is its translation, or itself. */
export interface ReviewText extends ReviewSource {
  readonly language: ReviewLanguage;
}

/** Texts by their language, as one list in an order that mixes languages and moods, always the same. */
export const reviewTexts = v.pipe(
  v.strictObject({ ...v.entriesFromList(reviewLanguages, translated), EN: original }),
  v.transform(({ EN, ...others }): readonly ReviewText[] => {
    const foreign = Object.entries(others).flatMap(([code, texts]) =>
      reviewLanguages
        .filter((each) => each === code)
        .flatMap((language) => texts.map((each) => ({ ...each, language }))),
    );
    return shuffle([...EN.map((each) => ({ ...each, english: each.text, language: "EN" as const })), ...foreign]);
  }),
);

function shuffle(texts: readonly ReviewText[]): readonly ReviewText[] {
  const placed = texts.map((each) => ({ each, place: seeded(each.text)() }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ each }) => each);
}
