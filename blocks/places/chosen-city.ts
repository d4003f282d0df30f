import { findFallbackCity } from "../../hosts/site.ts";
import type { SourceText } from "../../content/source-text.ts";
import type { PageFacts } from "../../renderer/index.ts";

/** Returns the code of the city that a slice is about: the editor's, else the page's, else the site's. Empty without one. */
export function chosenCity(
  { city }: { readonly city: SourceText },
  { place, site }: Pick<PageFacts, "place" | "site">,
): string {
  return city.code || place.city || (findFallbackCity(site) ?? "");
}
