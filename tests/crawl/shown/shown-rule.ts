import type { Locale } from "../../../i18n/locales.ts";
import type { GraphNode, JsonObject } from "../../support/structured-data/graph.ts";

/** A page as its visitors see it. */
export interface ShownPage {
  /** Its canonical address. */
  readonly url: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** The markup of its body, without scripts and styles. */
  readonly body: string;
}

/** Returns what nodes say and their page does not show, in words. Empty where it shows all of it. */
export type ShownRule = (nodes: readonly GraphNode[], page: ShownPage) => readonly string[];

/** Returns a node as a message names it: `TheaterEvent The Lamplighters`. */
export function formatNodeTitle(node: JsonObject): string {
  return [node["@type"], node["name"] ?? node["headline"] ?? ""].map(String).join(" ").trim();
}
