import type { Place } from "../../../renderer/index.ts";
import { taggedPlace } from "../../place-tags.ts";
import type { ContentFields } from "../fields.ts";

/** Returns what a content page is about, as its tags say. */
export function sightPlace(fields: ContentFields): Place {
  return { ...taggedPlace(fields), collection: fields.tagged_collection, sight: fields.sight };
}

/** Returns the value that says what kind of page a document is, in lower case: `" Attraction "` → `attraction`. */
export function readPageType({ tagged_page_type }: Pick<ContentFields, "tagged_page_type">): string {
  return tagged_page_type.source.trim().toLowerCase();
}
