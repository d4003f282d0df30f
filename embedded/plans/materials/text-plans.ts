import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";

const text = v.pipe(v.string(), v.minLength(1));

/** A page of text: each block is a heading and a paragraph. */
const page = v.strictObject({ heading: text, description: text, blocks: v.array(v.tuple([text, text])) });

export type PagePlan = v.InferOutput<typeof page>;

export const legalPages = ["cancellation", "guarantee", "imprint"] as const;

const id = v.optional(v.pipe(v.number(), v.integer()));

/** How reviews are verified, by language; and pages of reviews besides those of planned cities and collections. */
const reviews = v.strictObject({
  policy: v.record(v.string(), page),
  pages: v.array(v.strictObject({ uid: text, reviewed_product: id, collection: id, city: text, country: text })),
});

export type ReviewsPagePlan = v.InferOutput<typeof reviews>["pages"][number];

const shows = v.strictObject({
  /** Pages that a person wrote, by product, and their languages. */
  written: v.array(v.strictObject({ id: v.number(), uid: text, languages: v.array(text) })),
  /** By language, around the names of a show and its theatre: `{name} tickets, {theatre}`. */
  texts: v.record(v.string(), v.strictObject({ title: text, price: text, description: text })),
});

export type ShowPlans = v.InferOutput<typeof shows>;

/** Reads the texts of legal pages by language, of reviews, and of shows. */
export function readTextPlans(folder: URL) {
  return {
    legal: readJson(
      new URL("legal.json", folder),
      v.record(v.string(), v.strictObject(v.entriesFromList(legalPages, page))),
    ),
    reviews: readJson(new URL("reviews.json", folder), reviews),
    shows: readJson(new URL("shows.json", folder), shows),
  };
}

export type TextPlans = ReturnType<typeof readTextPlans>;
