import type { Place } from "../../renderer/index.ts";
import { taggedPlace } from "../place-tags.ts";
import type { MicrositeFields } from "./fields.ts";
import { taggedId } from "./tags.ts";

/** Returns what a microsite is about, as its tags say. */
export function micrositePlace(fields: MicrositeFields): Place {
  return {
    ...taggedPlace(fields),
    category: taggedId(fields, "tagged_category"),
    subCategory: taggedId(fields, "tagged_sub_category"),
    collection: fields.tagged_collection,
  };
}
