import { formatDayText } from "../../../i18n/dates.ts";
import { createLocaleTranslator } from "../../../i18n/translator.ts";
import { formatTag, type Locale } from "../../../i18n/locales.ts";
import {
  type GraphNode,
  isObject,
  type JsonObject,
  toList,
  listNodesByType,
  textIn,
} from "../../support/structured-data/graph.ts";
import { unless } from "../../support/structured-data/rule.ts";
import { listElements, hasText, removeElements, readMarkupWords } from "../elements.ts";
import { priceFaults, ratingFaults, statedPrices } from "./cards.ts";
import { shownPrice } from "./shown-price.ts";
import { type ShownRule, formatNodeTitle } from "./shown-rule.ts";

/** The product that a page is about has the page's heading, the price of its booking box, and its rating. */
export const mainProduct: ShownRule = (nodes, { body, locale }) =>
  nodes.filter(isProduct).flatMap((product) => {
    const own = removeElements(body, "article");
    const [box] = listElements(own, "div", 'id="booking"');
    const [heading = ""] = listElements(own, "h1");
    return [
      ...unless(
        hasText(readMarkupWords(heading), textIn(product, "name")),
        `its heading does not name the ${formatNodeTitle(product)}`,
      ),
      ...priceFaults(product, shownPrice(box ?? listElements(body, "article")[0] ?? ""), locale),
      ...highestFaults(product, body, locale),
      ...ratingFaults(product, own, locale),
    ];
  });

/** The highest price of the options is shown too. */
function highestFaults(product: JsonObject, body: string, locale: Locale): readonly string[] {
  const shown = new Set(listElements(body, "bdi").map(readMarkupWords));
  return statedPrices(product, "highPrice", locale).flatMap((price) =>
    unless(shown.has(price), `it does not show the highest price ${price} of the ${formatNodeTitle(product)}`),
  );
}

function isProduct(node: GraphNode): boolean {
  return node["@type"] === "Product";
}

/** A review is shown with its author, its day, its stars and its words. */
export const reviews: ShownRule = (nodes, { body, locale }) => {
  const shown = listElements(body, "figure");
  return listNodesByType(nodes, "Review").flatMap((review) => {
    const [author, stars] = ["author", "reviewRating"].map((each) => toList(review[each]).find(isObject) ?? {});
    const name = textIn(author ?? {}, "name");
    const found = shown.filter((each) => hasText(readMarkupWords(each), textIn(review, "reviewBody")));
    return found.length === 0
      ? [`it does not show the review of ${name}`]
      : unless(
          found.some((each) =>
            isStatedFigure(each, { name, stars: stars ?? {}, day: textIn(review, "datePublished") }, locale),
          ),
          `it shows the review of ${name} with another name, day or stars`,
        );
  });
};

interface Stated {
  readonly name: string;
  readonly stars: JsonObject;
  readonly day: string;
}

function isStatedFigure(figure: string, { name, stars, day }: Stated, locale: Locale): boolean {
  const rating = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 1 }).format(
    Number(stars["ratingValue"]),
  );
  const words = readMarkupWords(figure);
  return (
    hasText(words, name) &&
    hasText(words, createLocaleTranslator(locale)("product.stars", { rating })) &&
    hasText(words, formatDayText(day, locale))
  );
}
