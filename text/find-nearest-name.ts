/** Returns the name that is `typed` in another letter case or one edit away from it: `prise` → `price`. */
export function findNearestName(typed: string, names: Iterable<string>): string | undefined {
  const lower = typed.toLowerCase();
  for (const name of names) if (name === lower || isOneEditApart(name, lower)) return name;
  return undefined;
}

/** Returns whether one character was added, removed or replaced, or two neighbors were swapped. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2));
}
