import { createHash } from "node:crypto";

/** Returns about that share of some pages, 0 to 1. It is the same for the same seed. */
export function sampleOf<Page extends { readonly url: string }>(
  pages: readonly Page[],
  share: number,
  seed: number,
): readonly Page[] {
  return pages.filter(({ url }) => {
    const hash = createHash("sha256").update(`${seed} ${url}`).digest();
    return hash.readUInt32BE() / 2 ** 32 < share;
  });
}
