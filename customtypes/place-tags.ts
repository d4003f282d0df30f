import type { SourceText } from "../content/source-text.ts";
import type { Place } from "../renderer/place.ts";

/** The tags that say where a page is about. */
interface PlaceTags {
  readonly tagged_city: SourceText;
  readonly tagged_country: SourceText;
}

/** Returns the provider's code of a page's city, whatever its case: `" rome"` → `ROME`. Empty when none is tagged. */
export function cityTag({ tagged_city }: Pick<PlaceTags, "tagged_city">): string {
  return tagged_city.source.trim().toUpperCase();
}

/** Returns the city and country that are tagged, whatever their case. */
export function taggedPlace(fields: PlaceTags): Pick<Place, "city" | "country"> {
  const country = fields.tagged_country.source.trim().toUpperCase();
  return { city: cityTag(fields) || undefined, country: country || undefined };
}
