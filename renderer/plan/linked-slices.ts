import type { ParsedPage } from "../parse/parse-page.ts";
import type { PlaceLinks } from "../place-links.ts";
import { nowhere } from "../place.ts";

/**
 * Returns the slices of a page. Composed ones whose cards have nowhere to lead on its site are omitted: nothing is fetched
 * for them. What an editor placed stays, and is reported where it shows nothing.
 */
export function linkedSlices(
  { candidates: [{ ownPlace = nowhere }], slices }: Pick<ParsedPage, "candidates" | "slices">,
  { hasOther }: Pick<PlaceLinks, "hasOther">,
): ParsedPage["slices"] {
  return slices.filter(
    ({ composed = false, linksTo }) => !composed || linksTo?.some((part) => hasOther(part, ownPlace)) !== false,
  );
}
