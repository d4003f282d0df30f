import type { EndpointRequest } from "../endpoint.ts";
import { findProduct } from "../parameters/entities.ts";
import { idList, limitParameter, offsetParameter, starsParameter } from "../parameters/numbers.ts";
import { choiceOr, readChoices, isOn } from "../parameters/switches.ts";
import { countReviews } from "../reviews/count-reviews.ts";
import { dealTexts } from "../reviews/deal-texts.ts";
import { reviewLanguages } from "../reviews/review-language.ts";
import { filterTypes, type ReviewFilter } from "../reviews/review-filter.ts";
import { reviewId, reviewPhoto, reviewsWithPhoto } from "../reviews/review-photo.ts";
import { sortOrders, sortTypes } from "../reviews/review-order.ts";
import { listReviews } from "../reviews/list-reviews.ts";
import { reviewTopics } from "../reviews/topic.ts";
import { travelerTypes } from "../reviews/traveler-type.ts";
import { vehicles } from "../source/phrases.ts";
import { wireMedia, wireReview } from "../wire/review.ts";
import { toPage } from "./ranking-answer.ts";

/** Returns a product's reviews, by default the customers', the most helpful first. */
export function reviews({ path, id, query, view }: EndpointRequest) {
  const product = findProduct(id, view.catalog);
  const filter = reviewFilter(query);
  const range = { limit: limitParameter(query), offset: offsetParameter(query) };
  const type = choiceOr("HELPFULNESS", query, "sort-type", sortTypes);
  const order = choiceOr("DESC", query, "sort-order", sortOrders);
  const found = listReviews(product, view.catalog.reviewTexts, {
    ...range,
    filter,
    type,
    order,
    language: view.language,
  });
  return {
    items: found.reviews.map((review) => wireReview(review, product, view)),
    ...toPage({ path, query, ...range, total: found.total }),
    filters: countReviews([product], filter, view.catalog.reviewTexts),
  };
}

/** Returns `filter-type` and our own filters: stars, languages, kinds of traveller, pictures, topics, vehicles, variants and years. */
export function reviewFilter(query: URLSearchParams): ReviewFilter {
  return {
    who: choiceOr("TOP", query, "filter-type", filterTypes),
    stars: starsParameter(query),
    languages: readChoices(query, "filter-languages", reviewLanguages),
    travelers: readChoices(query, "filter-traveler-types", travelerTypes),
    withMedia: isOn(query, "filter-media"),
    topics: readChoices(query, "filter-mentions", reviewTopics),
    vehicles: readChoices(query, "filter-vehicle-types", vehicles),
    variants: idList(query, "filter-variants"),
    years: idList(query, "filter-years"),
  };
}

/** The pictures that came with a product's reviews, those of the most helpful first. */
export function reviewMedias({ id, view }: EndpointRequest) {
  const product = findProduct(id, view.catalog);
  const numbers = reviewsWithPhoto(product, dealTexts(product, view.catalog.reviewTexts).length);
  const items = numbers.flatMap((index) => {
    const photo = reviewPhoto(product, index);
    return photo === undefined ? [] : [{ reviewId: reviewId(product, index), ...wireMedia(photo, view) }];
  });
  return { items, total: numbers.length };
}
