import * as v from "valibot";
import { locales } from "../../i18n/locales.ts";
import { wireCount } from "../provider/wire.ts";
import { vehicleTypes } from "../variant/variant.ts";
import { reviewKinds, reviewTopics, travelerTypes } from "./review.ts";
import { type ReviewFacets, reviewLanguages } from "./review-filter.ts";
import { wireAverage } from "./wire-rating.ts";

const counts = v.record(v.string(), wireCount);

/** `filters` of a list of reviews: a field of ours, which the embedded provider sends. */
export const wireFacets = v.object({
  types: counts,
  ratings: counts,
  languages: counts,
  travelerTypes: counts,
  withMedia: wireCount,
  vehicleTypes: v.optional(counts, {}),
  variants: v.optional(counts, {}),
  years: v.optional(counts, {}),
  mentions: v.optional(counts, {}),
  mentionRatings: v.optional(v.record(v.string(), wireAverage), {}),
});

/** Returns counts and averages of the choices that we know, in our order; those that leave no review are omitted. */
export function toFacets(wire: v.InferOutput<typeof wireFacets>): ReviewFacets {
  return {
    kinds: counted(reviewKinds, (kind) => wire.types[kind]),
    ratings: counted([5, 4, 3, 2, 1], (stars) => wire.ratings[`${stars}`]),
    languages: counted(reviewLanguages, (code) => wire.languages[locales[code].providerLanguage]),
    travelers: counted(travelerTypes, (type) => wire.travelerTypes[type]),
    withPhotos: wire.withMedia,
    vehicles: counted(vehicleTypes, (type) => wire.vehicleTypes[type]),
    variants: byNumber(wire.variants, ([, one], [, other]) => other - one),
    years: byNumber(wire.years, ([one], [other]) => other - one),
    mentions: counted(reviewTopics, (topic) => wire.mentions[topic.toUpperCase()]),
    mentionRatings: counted(reviewTopics, (topic) => wire.mentionRatings[topic.toUpperCase()]),
  };
}

function counted<Key>(
  keys: readonly Key[],
  readCount: (key: Key) => number | null | undefined,
): ReadonlyMap<Key, number> {
  return new Map(
    keys.flatMap((key) => {
      const count = readCount(key) ?? 0;
      return count === 0 ? [] : [[key, count] as const];
    }),
  );
}

type Entry = readonly [key: number, count: number];

/** Returns the counts of what is known by a number, in this order. */
function byNumber(sent: Readonly<Record<string, number>>, order: (one: Entry, other: Entry) => number) {
  const entries = Object.entries(sent).map(([key, count]): Entry => [Number(key), count]);
  const valid = entries.filter(([key, count]) => Number.isSafeInteger(key) && key > 0 && count > 0);
  return new Map(valid.toSorted(order));
}
