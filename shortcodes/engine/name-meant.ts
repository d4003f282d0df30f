/** The name an editor who typed `typed` most likely meant: one edit or letter case away. Undefined when none is. */
export function nameMeant(typed: string, names: Iterable<string>): string | undefined {
  const lower = typed.toLowerCase();
  return [...names].find((name) => name === lower || isOneEditApart(name, lower));
}

/** One character added, left out or replaced, or two neighbours swapped. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2));
}
