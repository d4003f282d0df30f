import * as v from "valibot";
import { text } from "../source/translations.ts";
import { reviewLanguages } from "./review-language.ts";

/** A text that says the same in every language of reviews. */
const phrase = v.strictObject(v.entriesFromList(reviewLanguages, text));

export type Phrase = v.InferOutput<typeof phrase>;

/** At least two, so that neighbors can differ. */
export const phrases = v.pipe(v.array(phrase), v.minLength(2));
