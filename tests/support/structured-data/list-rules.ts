import { isObject, type JsonObject, toList, listNodesByType, textIn } from "./graph.ts";
import { type Rule, unless } from "./rule.ts";

/** Positions begin at 1 and have no gap; every item is somewhere on this host. */
export const lists: Rule = (nodes, { url }) =>
  listNodesByType(nodes, "ItemList", "BreadcrumbList").flatMap((list) => {
    const items = toList(list["itemListElement"]).filter(isObject);
    const type = String(list["@type"]);
    return [
      ...unless(items.length > 0, `the ${type} is empty`),
      ...unless(
        items.every(({ position }, index) => position === index + 1),
        `the ${type} has gaps`,
      ),
      ...items.flatMap((item, index) =>
        type === "ItemList" ? listItemFaults(item, url) : crumb(item, index === items.length - 1, url),
      ),
    ];
  });

/** Items of a list lead to pages of this host, or to their product's page on another of ours. */
function listItemFaults(item: JsonObject, url: string): readonly string[] {
  const node = isObject(item["item"]) ? item["item"] : item;
  const name = textIn(node, "name");
  const address = textIn(node, "url") || textIn(item, "url");
  return [
    ...unless(name !== "", "an item of a list has no name"),
    ...unless(sameHost(address, url), `the item ${name} leads to ${address || "no page"}`),
  ];
}

function crumb(item: JsonObject, isLast: boolean, url: string): readonly string[] {
  const [name, address] = [textIn(item, "name"), textIn(item, "item")];
  return [
    ...unless(name !== "", "a crumb has no name"),
    ...unless(
      (isLast && address === "") || sameHost(address, url),
      `the crumb ${name} leads to ${address || "no page"}`,
    ),
  ];
}

function sameHost(address: string, url: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(url).origin;
}
