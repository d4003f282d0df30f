import { collectionFindings, collectionListNeeds } from "../../blocks/places/collection-list/collection-list.ts";
import { defineSlice } from "../../renderer/index.ts";
import { CollectionCarousel } from "./CollectionCarousel.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "collection_carousel",
  variations: ["default"],
  fields,
  role: { linksTo: ["collection"] },
  needs: collectionListNeeds,
  findings: collectionFindings,
  Component: CollectionCarousel,
});
