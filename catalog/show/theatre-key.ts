import { toSlug } from "../../i18n/to-slug.ts";
import type { Show } from "./show.ts";

/** Most characters of a theatre's words in an address. */
const maxLength = 60;

/**
 * Returns what names a theatre in addresses: the provider's key, as on its page. Where the provider sends none, these are
 * the words of its name: `Wren & Anchor Cellar` → `wren-anchor-cellar`.
 */
export function theatreKey({ key, name }: Pick<NonNullable<Show["theatre"]>, "key" | "name">): string {
  return toSlug(key || name)
    .slice(0, maxLength)
    .replace(/-$/, "");
}
