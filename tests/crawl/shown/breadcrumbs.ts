import { isObject, type JsonObject, toList, listNodesByType, textIn } from "../../support/structured-data/graph.ts";
import { readAttribute, listElements, isSameText, readMarkupWords } from "../elements.ts";
import { ownAddress } from "../own-links.ts";
import type { ShownRule } from "./shown-rule.ts";

interface Step {
  readonly name: string;
  /** Undefined for the page itself. */
  readonly address: string | undefined;
}

/** The way of a page has the names and links of its breadcrumbs, in their order. */
export const breadcrumbs: ShownRule = (nodes, { url, body }) => {
  const [list] = listNodesByType(nodes, "BreadcrumbList");
  const stated = toList(list?.["itemListElement"]).filter(isObject).map(statedStep);
  const way = listElements(body, "nav").find((nav) => /<li[^>]* aria-current="page"/.test(nav)) ?? "";
  const shown = listElements(way, "li").map((item) => shownStep(item, url));
  const length = Math.max(stated.length, shown.length);
  return Array.from({ length }, (_, index) => stepFaults(stated[index], shown[index], index + 1)).flat();
};

function statedStep(item: JsonObject): Step {
  return { name: textIn(item, "name"), address: textIn(item, "item") || undefined };
}

function shownStep(item: string, url: string): Step {
  const [link] = listElements(item, "a");
  return {
    name: readMarkupWords(item),
    address: link === undefined ? undefined : ownAddress(readAttribute(link, "href"), url),
  };
}

function stepFaults(stated: Step | undefined, shown: Step | undefined, position: number): readonly string[] {
  if (stated === undefined) return [`it shows the crumb ${shown?.name ?? ""}, which its structured data lacks`];
  if (shown === undefined) return [`it does not show the crumb ${stated.name}`];
  if (!isSameText(stated.name, shown.name)) return [`its crumb ${position} is ${shown.name}, and not ${stated.name}`];
  return stated.address === shown.address
    ? []
    : [`its crumb ${stated.name} leads to ${shown.address ?? "no page"}, and not ${stated.address ?? "no page"}`];
}
