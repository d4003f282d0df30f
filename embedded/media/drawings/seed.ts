/** An endless row of numbers in [0, 1) that depends on the text alone (FNV-1a, then mulberry32). */
export function seed(text: string): () => number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) state = Math.imul(state ^ byte, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list, by a number in [0, 1). */
export function pick<Item>(items: readonly [Item, ...Item[]], part: number): Item {
  return items[Math.floor(part * items.length)] ?? items[0];
}
