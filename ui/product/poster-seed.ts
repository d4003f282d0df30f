/** A repeatable source of numbers below a limit: the same text always gives the same ones. */
export function posterSeed(text: string): (limit: number) => number {
  let state = 2166136261;
  for (const character of text) state = scramble(state ^ (character.codePointAt(0) ?? 0));
  return (limit) => {
    state = scramble(state + 1);
    return (state >>> 16) % limit;
  };
}

/** One multiplication and shift of the FNV and Murmur family, in 32 bits. */
function scramble(value: number): number {
  const product = Math.imul(value, 16777619);
  return (product ^ (product >>> 13)) >>> 0;
}
