import { seeded } from "@tessera/runtime/seeded.ts";
import type { Rates } from "../source/geography.ts";
import type { ProductSource } from "../source/product.ts";
import { choosePhotos } from "./choose-photos.ts";
import { makeHighlights, makeName } from "./product-texts.ts";
import type { PlannedProduct } from "./plan.ts";
import { makePrice } from "./price.ts";
import { drawRatings, chooseSettings, spreadStars, makeVariants } from "./choose-settings.ts";

/** Where tours of a city begin: a key of `places/`. */
type FindStart = (city: string) => string | null;

/** The product as a person would have written it: the same for the same plan, always. */
export function productSource(planned: PlannedProduct, findStart: FindStart, rates: Rates): ProductSource {
  const { id, template, subject, popularity } = planned;
  const random = seeded(`product ${id}`);
  const ratings = drawRatings(() => Math.min(1, popularity * 0.8 + random() * 0.2));
  const stars = spreadStars(ratings, template.loved, random);
  const name = makeName(planned);
  return {
    ...chooseSettings(planned, random),
    id,
    name,
    highlights: makeHighlights(planned),
    type: template.type,
    flow: template.flow,
    choosesVariant: false,
    subCategory: template.subCategory,
    collection: subject.collection,
    photos: [...choosePhotos(template, subject)],
    place: findPlace(planned, findStart),
    price: makePrice(planned, random, rates),
    stars,
    reviews: Math.round(ratings * (0.15 + random() * 0.2)),
    labels: chooseLabels(popularity, random()),
    descriptors: template.descriptors,
    minutes: chooseMinutes(planned),
    variants: makeVariants(planned, name),
  };
}

/** A day trip begins in the city, whatever it goes to. */
function findPlace({ template, subject }: PlannedProduct, findStart: FindStart): string | null {
  if (template.dayTrip || (template.meets && subject.place === null)) return findStart(subject.city.code);
  return subject.place;
}

function chooseLabels(popularity: number, at: number): ProductSource["labels"] {
  if (popularity > 0.88) return ["BEST_SELLER"];
  return at > 0.93 ? ["SELLING_OUT_FAST"] : [];
}

function chooseMinutes({ template, subject }: PlannedProduct): ProductSource["minutes"] {
  if (subject.minutes === undefined) return template.minutes;
  return [subject.minutes, subject.minutes + 15];
}
