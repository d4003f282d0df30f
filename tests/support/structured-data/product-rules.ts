import { isObject, type JsonObject, toList, listNodesByType, textIn } from "./graph.ts";
import { type Rule, unless } from "./rule.ts";

/** A product has a name and an offer, a rating or a review. It is outside of lists on its own page only. */
export const products: Rule = (nodes, { kind }) => [
  ...listNodesByType(nodes, "Product").flatMap((product) => [
    ...unless(textIn(product, "name") !== "", "a Product has no name"),
    ...unless(
      isReviewed(product, nodes) || ["offers", "aggregateRating", "review"].some((each) => each in product),
      `the Product ${textIn(product, "name")} has no offer, rating or review`,
    ),
    ...unless(toList(product["review"]).length <= 10, "a Product has more than ten reviews"),
  ]),
  ...unless(
    kind === undefined || ["experience", "show", "reviews"].includes(kind) || !nodes.some(isProduct),
    `a page of the kind ${kind} has a Product outside of a list`,
  ),
];

function isProduct(node: JsonObject): boolean {
  return node["@type"] === "Product";
}

/** Whether a product is only what a review is about. */
function isReviewed(product: JsonObject, nodes: Parameters<Rule>[0]): boolean {
  return listNodesByType(nodes, "Review").some(({ itemReviewed }) => itemReviewed === product);
}

const inStock = "https://schema.org/InStock";

/** An offer has an availability and an address; one in stock has a price with its currency. */
export const offers: Rule = (nodes) =>
  listNodesByType(nodes, "Offer", "AggregateOffer").flatMap((offer) => {
    const price = textIn(offer, offer["@type"] === "Offer" ? "price" : "lowPrice");
    const availability = textIn(offer, "availability");
    return [
      ...unless(/^https:\/\/schema\.org\/[A-Z]\w+$/.test(availability), "an offer has no availability"),
      ...unless(URL.canParse(textIn(offer, "url")), "an offer has no address"),
      ...unless(price !== "" || availability !== inStock, "an offer in stock has no price"),
      ...unless(price === "" || /^\d+(?:\.\d{2})?$/.test(price), `an offer has the price ${price}`),
      ...unless(price === "" || /^[A-Z]{3}$/.test(textIn(offer, "priceCurrency")), "a price has no currency"),
      ...unless(offer["@type"] === "Offer" || Number(offer["offerCount"]) >= 1, "an AggregateOffer counts no offers"),
    ];
  });

/** Ratings are between one and five, of somebody; reviews have an author, a day and stars. */
export const ratings: Rule = (nodes) => [
  ...listNodesByType(nodes, "AggregateRating").flatMap((rating) => [
    ...unless(isStars(rating), `a rating is ${String(rating["ratingValue"])}`),
    ...unless(Number(rating["ratingCount"]) > 0, "nobody rated what has a rating"),
  ]),
  ...listNodesByType(nodes, "Review").flatMap((review) => [
    ...unless(isObject(review["author"]), "a review has no author"),
    ...unless(isObject(review["reviewRating"]) && isStars(review["reviewRating"]), "a review has no stars"),
    ...unless(/^\d{4}-\d{2}-\d{2}/.test(textIn(review, "datePublished")), "a review has no day"),
  ]),
];

function isStars(rating: JsonObject): boolean {
  const stars = Number(rating["ratingValue"]);
  return stars >= 1 && stars <= 5;
}
