import { toSlug } from "../product/product-slug.ts";

/** Most characters of a theatre's words in an address. */
const longest = 60;

/** Returns the words of a theatre's name for an address: `Wren & Anchor Cellar` → `wren-anchor-cellar`. */
export function theatreSlug(name: string): string {
  return toSlug(name).slice(0, longest).replace(/-$/, "");
}
