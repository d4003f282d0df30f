import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import { text, texts } from "./translations.ts";

export const commentaries = ["IN_PERSON", "AUDIO", "WRITTEN"] as const;

export type Commentary = (typeof commentaries)[number];

/** Facts about access and health. */
export const accessibilityCodes = [
  "WHEELCHAIR_ACCESSIBLE",
  "STROLLER_ACCESSIBLE",
  "STEP_FREE",
  "EVEN_SURFACES",
  "ACCESSIBLE_TRANSPORT",
  "ACCESSIBLE_TOILETS",
  "SERVICE_ANIMALS",
  "PUBLIC_TRANSPORT_NEARBY",
  "INFANT_SEATS",
  "AUDIO_DESCRIBED",
  "CAPTIONED",
  "EASY",
  "MODERATE",
  "STRENUOUS",
  "NOT_IN_PREGNANCY",
  "NOT_WITH_BACK_PROBLEMS",
  "NOT_WITH_HEART_PROBLEMS",
] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const relative = v.picklist(["START_TIME", "OPENING_TIME", "CLOSING_TIME"]);

/** Until when something can be booked: minutes before a time of its day, or a time of an earlier day. */
const cutOff = v.variant("type", [
  v.strictObject({ type: relative, minutes: count }),
  v.strictObject({
    type: v.literal("FIXED_TIME"),
    time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    daysBefore: count,
  }),
]);

export type CutOff = v.InferOutput<typeof cutOff>;

const kind = v.strictObject({ accessibility: v.array(v.picklist(accessibilityCodes)), cutOff });

const language = v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z][a-z]+)?$/));

const file = v.strictObject({
  guideLanguages: v.strictObject({
    /** The languages of guides in each country. */
    ofCountries: v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), v.array(language)),
    /** The further languages of some guides. */
    others: v.array(language),
  }),
  /** Which inclusions are which kind of commentary. */
  commentary: v.strictObject(v.entriesFromList(commentaries, v.array(text))),
  /** Which inclusions are entry to the places that a product visits. */
  entries: v.array(text),
  /** Who sells, where the operator does not do so itself. */
  seller: v.strictObject({ name: text, address: texts, email: text }),
  /** Categories of which the seller makes the contract; else the operator does. */
  sellsItself: v.array(count),
  /** Invented companies, with `{city}` in their names. */
  operators: v.array(v.strictObject({ categories: v.array(count), names: v.pipe(v.array(text), v.minLength(1)) })),
  categories: v.record(v.pipe(v.string(), v.digits()), kind),
  /** Default to those of the category. */
  subCategories: v.record(v.pipe(v.string(), v.digits()), kind),
});

export type FactsFile = v.InferOutput<typeof file>;

/** Reads `facts.json` of this folder, which ends with a slash. Throws `DataError`. */
export function loadFacts(folder: URL): FactsFile {
  return readJson(new URL("facts.json", folder), file);
}
