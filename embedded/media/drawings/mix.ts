/** A color between two (`#rrggbb`): 0 is the first, 1 the second. */
export function mix(one: string, other: string, part: number): string {
  const channel = (index: number) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16));
    const value = Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * part);
    return value.toString(16).padStart(2, "0");
  };
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
