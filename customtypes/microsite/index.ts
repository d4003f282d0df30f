import { definePageType, mergeNeeds, need, type Needs, noNeeds } from "../../renderer/index.ts";
import { isDescribed, placeMetadata } from "../place-metadata.ts";
import { placeNeeds } from "../../blocks/places/place-names.ts";
import { airportTransfer } from "./airport-transfer/index.ts";
import { category } from "./category/index.ts";
import { city } from "./city/index.ts";
import { collection } from "./collection/index.ts";
import { country } from "./country/index.ts";
import { type MicrositeFields, micrositeSchema } from "./fields.ts";
import { hopOnHopOff } from "./hop-on-hop-off/index.ts";
import { micrositePlace } from "./microsite-place.ts";
import { subCategory } from "./sub-category/index.ts";

/** A landing page. Its tags say which kind it is: tried from left to right (B7, E15). */
export const microsite = definePageType({
  type: "microsite",
  fields: micrositeSchema,
  place: micrositePlace,
  collectionType: ({ tagged_mb_type }) => tagged_mb_type,
  heading: ({ heading }) => heading,
  metadata: placeMetadata,
  needs: (fields, facts) => mergeNeeds([isDescribed(fields) ? noNeeds : placeNeeds(facts), ownCollection(fields)]),
  kinds: [city, country, hopOnHopOff, airportTransfer, subCategory, category, collection],
});

/** The collection that the page is of: the data layer has its name (D28). */
function ownCollection({ tagged_collection: id }: MicrositeFields): Needs {
  return id === undefined ? noNeeds : need("collections", [{ id }]);
}
