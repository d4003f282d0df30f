import type { GraphNode } from "./graph.ts";

/** Facts about the page that structured data is of. */
export interface DescribedPage {
  /** Its canonical address. */
  readonly url: string;
  /** Its language, as BCP 47. */
  readonly tag: string;
  /** Its kind, `show`; undefined where that is not known. */
  readonly kind?: string | undefined;
}

/** Returns what is wrong with the nodes of a page, in words; empty where nothing is. */
export type Rule = (nodes: readonly GraphNode[], page: DescribedPage) => readonly string[];

/** Returns a message where a condition does not hold. */
export function unless(holds: boolean, message: string): readonly string[] {
  return holds ? [] : [message];
}
