import { events } from "./event-rules.ts";
import { parseGraph } from "./graph.ts";
import { lists } from "./list-rules.ts";
import { ids, media, noOwnStars, pageNodes, values, way } from "./page-rules.ts";
import { offers, products, ratings } from "./product-rules.ts";
import type { DescribedPage, Rule } from "./rule.ts";

const rules: readonly Rule[] = [
  pageNodes,
  way,
  noOwnStars,
  ids,
  values,
  media,
  lists,
  products,
  offers,
  ratings,
  events,
];

/**
 * Returns what is wrong with the structured data of a page, in words, each once. The rules are those of search engines
 * that concern this site.
 */
export function structuredDataFaults(data: unknown, page: DescribedPage): readonly string[] {
  const nodes = parseGraph(data);
  if (nodes === undefined) return ["there is not one graph"];
  return [...new Set(rules.flatMap((rule) => rule(nodes, page)))];
}
