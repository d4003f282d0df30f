/**
 * Returns the pages that a long list links to: the first, the last, and those around the current one. `undefined` is a gap:
 * `(6, 20)` → `1 … 5 6 7 … 20`.
 */
export function pageNumbers(current: number, last: number): readonly (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, last].filter((number) => number >= 1 && number <= last);
  const shown = [...new Set(near)].toSorted((one, other) => one - other);
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return [skipped === 1 ? number - 1 : undefined, number];
  });
}
