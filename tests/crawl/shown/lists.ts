import { isObject, type JsonObject, toList, listNodesByType, textIn } from "../../support/structured-data/graph.ts";
import { elementWithId, isSameText } from "../elements.ts";
import { type Card, cardsIn, priceFaults, ratingFaults } from "./cards.ts";
import { shownPrice } from "./shown-price.ts";
import type { ShownPage, ShownRule } from "./shown-rule.ts";

/** A list has the names and addresses of its cards, in their order. A product has the price and rating of its card. */
export const lists: ShownRule = (nodes, page) =>
  listNodesByType(nodes, "ItemList").flatMap((list) => {
    const [, id = ""] = textIn(list, "@id").split("#");
    const items = toList(list["itemListElement"]).filter(isObject);
    const cards = items.some(isOfProduct)
      ? cardsIn(elementWithId(page.body, id), page.url, "data-product")
      : cardsIn(page.body, page.url);
    return listFaults(items, cards, page).map((fault) => `in the list ${id}, ${fault}`);
  });

function isOfProduct({ item }: JsonObject): boolean {
  return isObject(item) && item["@type"] === "Product";
}

function listFaults(items: readonly JsonObject[], cards: readonly Card[], page: ShownPage): readonly string[] {
  if (items.length !== cards.length) return [`it shows ${cards.length} items, and not ${items.length}`];
  return items.flatMap((item, index) => {
    const node = isObject(item["item"]) ? item["item"] : item;
    const card = cards[index];
    return card === undefined ? [] : itemFaults(node, card, page);
  });
}

function itemFaults(node: JsonObject, { name, address, html }: Card, { locale }: ShownPage): readonly string[] {
  if (!isSameText(textIn(node, "name"), name)) return [`it shows ${name}, and not ${textIn(node, "name")}`];
  const leads = address === textIn(node, "url");
  return [
    ...(leads ? [] : [`its item ${name} leads to ${address ?? "no page"}, and not ${textIn(node, "url")}`]),
    ...priceFaults(node, shownPrice(html), locale),
    ...ratingFaults(node, html, locale),
  ];
}
