import type { SourceText } from "../content/source-text.ts";

/** The tags that say where a page is about. */
interface PlaceTags {
  readonly tagged_city: SourceText;
  readonly tagged_country: SourceText;
}

/** Returns the provider's code of a page's city, whatever its case: `" rome"` → `ROME`. Empty when none is tagged. */
export function cityTag({ tagged_city }: Pick<PlaceTags, "tagged_city">): string {
  return tagged_city.source.trim().toUpperCase();
}

/** Returns the country that is tagged, as the editor typed it but for spaces and case. */
export function countryTag({ tagged_country }: Pick<PlaceTags, "tagged_country">): string {
  return tagged_country.source.trim().toUpperCase();
}
