import type { SourceText } from "../content/source-text.ts";
import type { Place } from "../renderer/index.ts";

/** The tags that say where a page is about. */
interface PlaceTags {
  readonly tagged_city: SourceText;
  readonly tagged_country: SourceText;
}

/** Returns the city and country that are tagged, whatever their case. */
export function taggedPlace({ tagged_city, tagged_country }: PlaceTags): Pick<Place, "city" | "country"> {
  return { city: tagged_city.code || undefined, country: tagged_country.code || undefined };
}
