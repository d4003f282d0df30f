import type { GraphNode } from "../../support/structured-data/graph.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { events } from "./events.ts";
import { lists } from "./lists.ts";
import { mainProduct, reviews } from "./main-product.ts";
import type { ShownPage, ShownRule } from "./shown-rule.ts";
import { articles, questions, texts } from "./texts.ts";

const rules: readonly ShownRule[] = [texts, breadcrumbs, lists, mainProduct, reviews, events, articles, questions];

/** Returns what the structured data of a page says and the page does not show, in words, each once. */
export function notShown(nodes: readonly GraphNode[], page: ShownPage): readonly string[] {
  return [...new Set(rules.flatMap((rule) => rule(nodes, page)))];
}
