import { createHash } from "node:crypto";

/** Returns about that share of some pages, 0 to 1. It is the same for the same seed. Throws `RangeError` when it is empty. */
export function chooseSample<Page extends { readonly url: string }>(
  pages: readonly Page[],
  share: number,
  seed: number,
): readonly Page[] {
  if (!(share > 0 && share <= 1)) throw new RangeError(`a share is above 0 and at most 1: ${share}`);
  const chosen = pages.filter(({ url }) => {
    const hash = createHash("sha256").update(`${seed} ${url}`).digest();
    return hash.readUInt32BE() / 2 ** 32 < share;
  });
  if (chosen.length === 0) throw new RangeError(`a share of ${share} chooses none of ${pages.length} pages`);
  return chosen;
}
