import { type Needs, noNeeds } from "../../catalog/snapshot/needs.ts";

const none: readonly string[] = [];

/** What is needed, as `products/123`. */
export function keysOf(needs: Needs): readonly string[] {
  if (needs === noNeeds) return none;
  return Object.entries(needs).flatMap(([name, queries]) => [...queries.keys()].map((key) => `${name}/${key}`));
}
