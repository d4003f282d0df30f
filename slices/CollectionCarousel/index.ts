import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { collectionListFields } from "../../blocks/places/collection-list/collection-list-fields.ts";
import { collectionFindings, collectionListNeeds } from "../../blocks/places/collection-list/collection-list.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { CollectionCarousel } from "./CollectionCarousel.tsx";

const schema = v.object({ title: title(), intro: text(), ...collectionListFields });

export type CollectionCarouselFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "collection_carousel",
  variations: ["default"],
  schema,
  linksTo: ["collection"],
  needs: collectionListNeeds,
  findings: collectionFindings,
  Component: CollectionCarousel,
});
