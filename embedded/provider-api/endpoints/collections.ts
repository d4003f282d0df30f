import type { EndpointRequest } from "../endpoint.ts";
import { findCollection, subCategoryFilter } from "../parameters/entities.ts";
import { idsParameter, limitParameter, offsetParameter } from "../parameters/numbers.ts";
import { choiceOr } from "../parameters/switches.ts";
import { rankedReviews, sortOrders, sortTypes } from "../reviews/review-order.ts";
import { countReviews } from "../reviews/count-reviews.ts";
import { makeReview } from "../reviews/make-review.ts";
import { listSections } from "../list-sections.ts";
import { wireCity } from "../wire/city.ts";
import { wireCollection } from "../wire/collection.ts";
import { wireCurrency } from "../wire/currency.ts";
import { wirePoi } from "../wire/poi.ts";
import { wireReview } from "../wire/review.ts";
import { wireTourGroup } from "../wire/tour-group.ts";
import type { Texts } from "../source/translations.ts";
import { inOneLanguage, type View } from "../view.ts";
import { toPage, rankingAnswer } from "./ranking-answer.ts";
import { reviewFilter } from "./reviews.ts";

/** Returns collections by id, in the requested order, without unknown ones. */
export function collections({ query, view }: EndpointRequest) {
  const known = idsParameter(query).flatMap((id) => view.catalog.collections.get(id) ?? []);
  return { collections: known.filter(view.shows).map((collection) => wireCollection(collection, view)) };
}

const everything = { operatingSchedules: true, content: true, location: true };

/** The points of interest of a collection: those whose own it is, then those that its products show, best first. */
export function collectionPois({ id, view }: EndpointRequest) {
  const collection = findCollection(id, view.catalog);
  const own = [...view.catalog.attractions.values()].filter((attraction) => attraction.collection === collection.id);
  const shown = collection.products.flatMap(({ attractions }) => attractions);
  const all = [...new Set([...own, ...shown])].filter(view.shows);
  return { pois: all.map((attraction) => wirePoi(attraction, everything, view)) };
}

/** A collection's products, best first. */
export function collectionRanking(request: EndpointRequest) {
  const { products, city } = findCollection(request.id, request.view.catalog);
  return rankingAnswer(request, products, city);
}

/** Returns the reviews of a collection's products together, by default the customers', the most helpful first; `sortType` is ours. */
export function collectionReviews({ path, id, query, view }: EndpointRequest) {
  const { products } = findCollection(id, view.catalog);
  const range = { limit: limitParameter(query), offset: offsetParameter(query) };
  const texts = view.catalog.reviewTexts;
  const filter = reviewFilter(query);
  const type = choiceOr("HELPFULNESS", query, "sortType", sortTypes);
  const order = choiceOr("DESC", query, "sortOrder", sortOrders);
  const ranked = rankedReviews(products, filter, { type, order, texts, language: view.language });
  const shown = ranked.slice(range.offset, range.offset + range.limit);
  return {
    items: shown.map(({ product, index }) => ({
      ...wireReview(makeReview(product, index, texts), product, view),
      tourGroupId: product.id,
      tourGroupName: view.text(product.name),
      tourGroupLanguage: inOneLanguage(view, [product.name]).language,
    })),
    ...toPage({ path, query, ...range, total: ranked.length }),
    filters: countReviews(products, filter, texts),
  };
}

/** Returns all of a collection's products under headings, at most `limit` (10) under each, and how many each has. */
export function collectionSections({ id, query, view }: EndpointRequest) {
  const collection = findCollection(id, view.catalog);
  const limit = limitParameter(query);
  const products = collection.products.filter(view.shows).filter(subCategoryFilter(query));
  return {
    collection: wireCollection(collection, view),
    sections: listSections(products, view.catalog.phrases.sections).map((section) => ({
      id: section.id,
      ...sectionTitle(section.title, view),
      subtitle: null,
      type: "TOUR_GROUPS",
      total: section.products.length,
      tourGroups: section.products.slice(0, limit).map((product) => wireTourGroup(product, view)),
    })),
    currency: wireCurrency(view.currency ?? collection.city.currency),
    city: wireCity(collection.city, view),
  };
}

function sectionTitle(title: Texts, view: View) {
  const { language, text } = inOneLanguage(view, [title]);
  return { contentLanguage: language, title: text(title) };
}
