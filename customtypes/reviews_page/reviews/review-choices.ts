import { ratingLabel } from "../../../catalog/review/rating.ts";
import type { NamedId } from "../../../catalog/product/product.ts";
import type { TextOnPage } from "../../../i18n/localized-text.ts";
import { languageNames } from "../../../i18n/formatters.ts";
import { formatTag, locales } from "../../../i18n/locales.ts";
import type { ReviewFacets } from "../../../catalog/review/review-filter.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { reviewsView } from "./view.ts";
import { toReviewFilter } from "./review-query.ts";

/** Something that reviews are chosen by. */
export interface ReviewFacet {
  readonly name: Exclude<keyof typeof reviewsView.schema.entries, "page" | "reviewSort" | "by">;
  readonly title: string;
  /** Whether several of its choices can be made at once. */
  readonly isMany: boolean;
  readonly choices: readonly ReviewChoice[];
}

export interface ReviewChoice {
  /** As in an address. */
  readonly value: string;
  readonly label: TextOnPage;
  /** How many reviews it leaves; undefined where nobody counted. */
  readonly count: number | undefined;
  readonly chosen: boolean;
}

type ChoicePage = Pick<PageContext, "view" | "locale" | "t">;

/**
 * Returns the facets of reviews (P12, X5). A choice that matches nothing is there if it is made. `variants` are those
 * of the product, and empty for a collection.
 */
export function reviewFacets(
  facets: ReviewFacets | undefined,
  variants: readonly NamedId[],
  page: ChoicePage,
): readonly ReviewFacet[] {
  const { view, t } = page;
  const { kind, stars, language, traveler, vehicle, variantId, year, withPhotos, mentions } = toReviewFilter(view);
  // The organizer's reviews have no rating.
  const counted = kind === "PROVIDER" ? undefined : facets?.ratings;
  const ratings = listReviewChoices(counted, stars, (rating) => [`${rating}`, starsLabel(rating, page)]);
  const languages = listReviewChoices(facets?.languages, [language], (code) => [code, languageLabel(code, page)]);
  const travelers = listReviewChoices(facets?.travelers, [traveler], (type) => [
    type.toLowerCase(),
    t(`reviews.travelers.${type}`),
  ]);
  const vehicles = listReviewChoices(facets?.vehicles, [vehicle], (type) => [
    type.toLowerCase(),
    t(`experience.vehicles.${type}`),
  ]);
  const years = listReviewChoices(facets?.years, [year], (each) => [`${each}`, `${each}`]);
  const photos = { value: "1", label: t("reviews.facets.photos"), count: facets?.withPhotos, chosen: withPhotos };
  const topics = listReviewChoices(facets?.mentions, [mentions], (topic) => [topic, t(`reviews.topics.${topic}`)]);
  const hasPhotos = withPhotos || (facets?.withPhotos ?? 0) > 0;
  return [
    { name: "filterReviews", title: t("listing.facets.rating"), isMany: true, choices: ratings },
    { name: "language", title: t("reviews.facets.language"), isMany: false, choices: languages },
    { name: "traveler", title: t("reviews.facets.traveler"), isMany: false, choices: travelers },
    { name: "vehicle", title: t("reviews.facets.vehicle"), isMany: false, choices: vehicles },
    {
      name: "variant",
      title: t("reviews.facets.variant"),
      isMany: false,
      choices: variantChoices(facets, variants, variantId),
    },
    { name: "year", title: t("reviews.facets.year"), isMany: false, choices: years },
    { name: "photos", title: t("reviews.facets.photos"), isMany: true, choices: hasPhotos ? [photos] : [] },
    { name: "mentions", title: t("reviews.mentions"), isMany: false, choices: topics },
  ];
}

/**
 * Returns the variants that were bought, in the product's order. A single variant is not offered as a choice; each
 * vehicle of a transfer is a variant.
 */
function variantChoices(
  facets: ReviewFacets | undefined,
  variants: readonly NamedId[],
  chosenId: number | undefined,
): readonly ReviewChoice[] {
  if (variants.length < 2 || (facets?.vehicles.size ?? 0) > 0) return [];
  return variants.flatMap(({ id, name }) => {
    const [count, chosen] = [facets?.variants.get(id), chosenId === id];
    return count === undefined && !chosen ? [] : [{ value: `${id}`, label: name, count, chosen }];
  });
}

/** Returns the choices that are counted or made, in their order. */
function listReviewChoices<Key>(
  counts: ReadonlyMap<Key, number> = new Map(),
  made: readonly (Key | undefined)[],
  write: (key: Key) => readonly [value: string, label: string],
): readonly ReviewChoice[] {
  const uncounted = made.filter((key) => key !== undefined && !counts.has(key));
  return [...counts.keys(), ...uncounted].flatMap((key) => {
    if (key === undefined) return [];
    const [value, label] = write(key);
    return [{ value, label, count: counts.get(key), chosen: made.includes(key) }];
  });
}

/** Returns a number of stars with its word: `5 · Awesome`. */
function starsLabel(stars: number, { t }: ChoicePage): string {
  return [`${stars}`, ratingLabel(stars, t) ?? ""].join(" · ");
}

function languageLabel(code: keyof typeof locales, { locale }: ChoicePage): string {
  return languageNames(formatTag(locale)).of(locales[code].tag) ?? code;
}
