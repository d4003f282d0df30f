export { seeded as seed } from "@tessera/runtime/seeded.ts";

/** One of a list, by a number in [0, 1). */
export function pick<Item>(items: readonly [Item, ...Item[]], part: number): Item {
  return items[Math.floor(part * items.length)] ?? items[0];
}

/** One of a list, in turns. */
export function turn<Item>(items: readonly [Item, ...Item[]], number: number): Item {
  return items[number % items.length] ?? items[0];
}
