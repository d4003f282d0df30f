import { seeded } from "@tessera/runtime/seeded.ts";
import type { Rates } from "../source/geography.ts";
import type { ProductSource } from "../source/product.ts";
import { highlightsOf, nameOf } from "./product-texts.ts";
import type { PlannedProduct } from "./plan.ts";
import { priceOf } from "./price.ts";
import { ratingsOf, settingsOf, starsOf, variantsOf } from "./settings-of.ts";

/** Where tours of a city begin: a key of `places/`. */
type StartOf = (city: string) => string | null;

/** The product as a person would have written it: the same for the same plan, always. */
export function productSource(planned: PlannedProduct, startOf: StartOf, rates: Rates): ProductSource {
  const { id, template, subject, popularity } = planned;
  const random = seeded(`product ${id}`);
  const ratings = ratingsOf(() => Math.min(1, popularity * 0.8 + random() * 0.2));
  const stars = starsOf(ratings, template.loved, random);
  const name = nameOf(planned);
  return {
    ...settingsOf(planned, random),
    id,
    name,
    highlights: highlightsOf(planned),
    type: template.type,
    flow: template.flow,
    subCategory: template.subCategory,
    collection: subject.collection,
    photos: [...subject.photos, ...(template.photos[subject.city.code] ?? [])],
    place: placeOf(planned, startOf),
    price: priceOf(planned, random, rates),
    stars,
    reviews: Math.round(ratings * (0.15 + random() * 0.2)),
    labels: labelsOf(popularity, random()),
    descriptors: template.descriptors,
    minutes: minutesOf(planned),
    variants: variantsOf(planned, name),
  };
}

/** A day trip begins in the city, whatever it goes to. */
function placeOf({ template, subject }: PlannedProduct, startOf: StartOf): string | null {
  if (template.dayTrip || (template.meets && subject.place === null)) return startOf(subject.city.code);
  return subject.place;
}

function labelsOf(popularity: number, at: number): ProductSource["labels"] {
  if (popularity > 0.88) return ["BEST_SELLER"];
  return at > 0.93 ? ["SELLING_OUT_FAST"] : [];
}

function minutesOf({ template, subject }: PlannedProduct): ProductSource["minutes"] {
  if (subject.minutes === undefined) return template.minutes;
  return [subject.minutes, subject.minutes + 15];
}
