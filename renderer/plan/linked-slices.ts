import type { ParsedPage } from "../parse/parse-page.ts";
import type { PlaceLinks } from "../load/place-links.ts";
import { nowhere } from "../../catalog/place/page-place.ts";

/**
 * Returns the slices of a page. Omits composed ones whose cards have no pages to lead to, so that nothing is fetched
 * for them. An editor's slice remains, and is reported if it shows nothing.
 */
export function linkedSlices(
  { candidates: [{ ownPlace = nowhere }], slices }: Pick<ParsedPage, "candidates" | "slices">,
  { hasOther }: Pick<PlaceLinks, "hasOther">,
): ParsedPage["slices"] {
  return slices.filter(
    ({ composed = false, linksTo }) => !composed || linksTo?.some((part) => hasOther(part, ownPlace)) !== false,
  );
}
