import { readHashes, readText } from "./page-archive.ts";

/** Returns a line for each address that only one archive has, or whose responses differ, with the first difference. */
export function compareArchives(before: string, after: string): readonly string[] {
  const [old, current] = [readHashes(before), readHashes(after)];
  const addresses = [...new Set([...old.keys(), ...current.keys()])];
  return addresses.flatMap((address) => {
    const [one, other] = [old.get(address), current.get(address)];
    if (one === other) return [];
    if (one === undefined) return [`${address}: only after`];
    if (other === undefined) return [`${address}: only before`];
    return [`${address}: ${describeDifference(readText(before, one), readText(after, other))}`];
  });
}

/** Describes the first difference of two texts by what surrounds it in both. */
function describeDifference(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, start - 60), start + 80));
  return `at ${start}\n  before ${around(before)}\n  after  ${around(after)}`;
}
