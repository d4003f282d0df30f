import * as v from "valibot";
import { texts } from "./translations.ts";

const age = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const factor = v.pipe(v.number(), v.minValue(0));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be HH:MM"));

const paxCodes = ["ADULT", "CHILD", "SENIOR", "YOUTH", "STUDENT", "INFANT", "FAMILY", "MILITARY", "GENERAL"] as const;

const paxType = v.strictObject({
  name: texts,
  /** Who that is. Missing when the ages say it. */
  description: v.optional(texts),
  /** First and last year of age; null if age does not matter. */
  ages: v.nullable(v.strictTuple([age, age])),
});

/** The first is the one whose price is the product's listing price. */
const perPerson = v.strictObject({
  per: v.literal("PERSON"),
  persons: v.pipe(
    v.array(
      v.strictObject({
        type: v.picklist(paxCodes),
        /** Of the product's price. */
        factor,
        /** Where they differ from those of the kind. */
        ages: v.optional(v.strictTuple([age, age])),
        /** Only for what starts before this time. */
        before: v.optional(time),
      }),
    ),
    v.minLength(1),
    v.check(([first]) => first?.factor === 1 && first.before === undefined, "the first must cost the whole price"),
  ),
  /** In one booking. */
  max: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const perGroup = v.strictObject({
  per: v.literal("GROUP"),
  groups: v.pipe(
    /** `size` is the greatest number of people, the factor is for all of them together. */
    v.array(v.strictObject({ size: v.pipe(v.number(), v.integer(), v.minValue(1)), factor })),
    v.minLength(1),
    v.check(([first]) => first?.factor === 1, "the first must cost the whole price"),
    v.check(
      (tiers) => tiers.every((tier, index) => index === 0 || isFairAfter(tiers[index - 1], tier)),
      "a greater group must pay more, and less per head",
    ),
  ),
});

interface Tier {
  readonly size: number;
  readonly factor: number;
}

function isFairAfter(smaller: Tier | undefined, { size, factor: cost }: Tier): boolean {
  if (smaller === undefined) return false;
  return size > smaller.size && cost > smaller.factor && cost / size < smaller.factor / smaller.size;
}

const profile = v.variant("per", [perPerson, perGroup]);

export type PaxType = v.InferOutput<typeof paxType>;

export type PaxCode = (typeof paxCodes)[number];

export type PaxProfile = v.InferOutput<typeof profile>;

const key = v.string();

export const pax = v.strictObject({
  types: v.strictObject(v.entriesFromList(paxCodes, paxType)),
  profiles: v.record(key, profile),
  /** Keys of profiles by the id of a sub-category, or of a category. */
  subCategories: v.record(v.pipe(v.string(), v.digits()), key),
  categories: v.record(v.pipe(v.string(), v.digits()), key),
  /** Of everything that is sold to a group at one price. */
  group: key,
  /** Of tickets to attractions that children enter free, by the profile they would have. */
  freeForMinors: v.record(key, key),
});
