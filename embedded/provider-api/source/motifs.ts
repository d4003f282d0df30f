import * as v from "valibot";
import { isMotifName } from "@tessera/media/drawings/scene/motifs/index.ts";
import { id } from "./id.ts";
import { texts } from "./translations.ts";

const motif = v.pipe(v.string(), v.check(isMotifName, "must be a motif that can be drawn"), v.guard(isMotifName));

const ofIds = v.record(v.pipe(v.string(), v.digits()), motif);

/** What is drawn for what has no photograph, and what the drawings show in words. */
export const motifs = v.strictObject({
  /** By the category's id. */
  categories: ofIds,
  /** By the sub-category's id; one that is left out has the motif of its category. */
  subCategories: ofIds,
  /** Of a city without a photograph. */
  city: motif,
  /** `{title}` and `{venue}` are put in. */
  poster: texts,
  /** Those that are always drawn by night. */
  atNight: v.array(motif),
  /** Sub-categories that are sold for the evening, drawn by night too. */
  evenings: v.array(id),
  /** What each shows. */
  motifs: v.record(v.string(), texts),
});
