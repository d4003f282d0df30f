import { isCurrencyCode } from "../../../i18n/currencies.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { isObject, type JsonObject, toList, textIn } from "../../support/structured-data/graph.ts";
import { unless } from "../../support/structured-data/rule.ts";
import { amountText } from "../../support/true/amount-text.ts";
import { ratingText, reviewsText } from "../../support/true/cards.ts";
import { readAttribute, listElements, hasText, plain, removeElements, readMarkupWords } from "../elements.ts";
import { ownAddress } from "../own-links.ts";
import { formatNodeTitle } from "./shown-rule.ts";

/** A link of a list: a product, a story. */
export interface Card {
  readonly name: string;
  readonly address: string | undefined;
  /** Its markup. */
  readonly html: string;
}

/** Reads the cards of a part of a page with that address. Their names are without language and call to action. */
export function cardsIn(html: string, url: string, having = ""): readonly Card[] {
  return listElements(html, "article", having).flatMap((card) => {
    const [heading = ""] = [...listElements(card, "h3"), ...listElements(card, "h2")];
    const [link = ""] = listElements(heading, "a");
    const name = readMarkupWords(removeElements(removeElements(link, "span", 'class="visually-hidden"'), "bdi"));
    return link === "" ? [] : [{ name, address: ownAddress(readAttribute(link, "href"), url), html: card }];
  });
}

/** Returns differences between a product's price and the shown one. Unbookable products have no price. */
export function priceFaults(product: JsonObject, shown: string, locale: Locale): readonly string[] {
  const [price = ""] = [...statedPrices(product, "price", locale), ...statedPrices(product, "lowPrice", locale)];
  return unless(
    price === shown,
    `it shows the price ${shown || "none"} of the ${formatNodeTitle(product)}, and not ${price || "none"}`,
  );
}

/** Returns a price of each offer that has it, as the page formats it. One without a currency is the bare number. */
export function statedPrices(product: JsonObject, property: string, locale: Locale): readonly string[] {
  return toList(product["offers"])
    .filter(isObject)
    .flatMap((offer) => {
      const [amount, currency] = [textIn(offer, property), textIn(offer, "priceCurrency")];
      if (amount === "") return [];
      return [isCurrencyCode(currency) ? plain(amountText(Number(amount), currency, locale)) : `${amount} ${currency}`];
    });
}

/** Returns where a part of a page does not show a product's rating, or its numbers. Arabic writes one and two as words. */
export function ratingFaults(product: JsonObject, html: string, locale: Locale): readonly string[] {
  const words = readMarkupWords(html);
  return toList(product["aggregateRating"])
    .filter(isObject)
    .flatMap(({ ratingValue, ratingCount, reviewCount = 0 }) => {
      const rating = ratingText({ average: Number(ratingValue), count: Number(ratingCount) }, locale);
      const count = Number(reviewCount);
      return [
        ...unless(hasText(words, rating), `it does not show that the ${formatNodeTitle(product)} is ${rating}`),
        ...unless(
          numbersIn(words).includes(count) || (count < 3 && hasText(words, reviewsText(count, locale))),
          `it does not show that the ${formatNodeTitle(product)} has ${count} reviews`,
        ),
      ];
    });
}

/** Returns the whole numbers of a text: `728 of 2,819` → 728 and 2819. */
function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d+(?:[.,’ ]\d{3})*/g)].map(([digits]) => Number(digits.replaceAll(/\D/g, "")));
}
