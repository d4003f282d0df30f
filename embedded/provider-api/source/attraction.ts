import * as v from "valibot";
import { id, text, texts } from "./translations.ts";
import { drawingName } from "./motifs.ts";
import { opening } from "./opening.ts";

/** A statement about a place that can be checked, with where it was read. */
function fact<Value>(value: v.GenericSchema<unknown, Value>) {
  return v.optional(v.strictObject({ value, source: text }));
}

/** A real place that visitors come for: a point of interest of the API. */
const attraction = v.strictObject({
  id,
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: texts,
  summary: texts,
  /** Whether visitors need a ticket: `open` is a square or a bridge, `nature` a park or a canyon. */
  kind: v.optional(v.picklist(["ticketed", "open", "nature"]), "ticketed"),
  /** True for a place outside its city that a day trip reaches. */
  dayTrip: v.optional(v.boolean(), false),
  /** Where it stands, when that is not its city. */
  town: v.optional(texts),
  /** The collection of its tickets and tours, if one exists. */
  collection: v.nullable(id),
  /** About what entry costs. Defaults to what a template says. */
  entryEuros: v.optional(v.pipe(v.number(), v.minValue(1))),
  /** States who pays it, when not all visitors do. */
  entryNote: v.optional(text),
  /** Says that nobody under 18 pays; defaults to that they do. */
  freeUnder18: v.optional(text),
  /** Photographs that show it; may be empty. */
  photos: v.array(v.string()),
  /** The illustration of what is about it and has no photograph. */
  motif: v.optional(drawingName),
  /** Where it is: a key of `places/`. */
  place: v.string(),
  facts: v.strictObject({
    /** When it was finished, begun or founded, as its source says; before Christ is negative. */
    year: v.optional(
      v.strictObject({
        value: v.pipe(v.number(), v.integer()),
        source: text,
        /** False when it is not a year of building: named, opened or protected since. */
        built: v.optional(v.boolean(), true),
      }),
    ),
    unescoYear: fact(v.pipe(v.number(), v.integer(), v.minValue(1978, "there is no World Heritage before 1978"))),
    architecture: fact(texts),
    heightMetres: fact(v.pipe(v.number(), v.minValue(0))),
    visitorsPerYear: fact(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  /** Null when nobody can say for certain. */
  opening: v.nullable(opening),
});

export type AttractionSource = v.InferOutput<typeof attraction>;

/** A file in `attractions/`: places of one city. */
export const attractionFile = v.strictObject({ city: v.string(), attractions: v.array(attraction) });
