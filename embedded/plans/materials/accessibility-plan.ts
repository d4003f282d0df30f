import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";

const text = v.pipe(v.string(), v.minLength(1));
const day = v.pipe(v.string(), v.isoDate());

/** Parts of an accessibility statement, in their order (W129). */
export const accessibilityParts = [
  "scope",
  "status",
  "gaps",
  "elsewhere",
  "service",
  "assessment",
  "feedback",
  "enforcement",
] as const;

/** A heading, and the blocks of rich text below it. */
const part = v.tupleWithRest([text, text], text);

const texts = v.strictObject({
  /** BCP 47 tag, for dates and names. */
  tag: text,
  heading: text,
  description: text,
  /** An authority of a country: `{country}: {name}`. */
  authority: text,
  parts: v.strictObject(v.entriesFromList(accessibilityParts, part)),
});

const plan = v.strictObject({
  standards: v.strictObject({ wcag: text, norm: text }),
  assessed: day,
  nextReview: day,
  /** Working days until we reply to a report. */
  replyDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Names of the authorities that take complaints, by ISO 3166 code of their country. */
  authorities: v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), text),
  /** By content language. */
  texts: v.record(text, texts),
});

export type AccessibilityPlan = v.InferOutput<typeof plan>;

export type AccessibilityTexts = v.InferOutput<typeof texts>;

/** Reads the accessibility statement of all sites. */
export function readAccessibilityPlan(folder: URL): AccessibilityPlan {
  return readJson(new URL("accessibility.json", folder), plan);
}
