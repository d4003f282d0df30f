import * as v from "valibot";
import { need } from "../../catalog/snapshot/needs.ts";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";
import { number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { productIds, text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { unknownIds } from "../../renderer/unknown-ids.ts";
import { CollectionRow } from "./CollectionRow.tsx";

const schema = v.object({
  title: title(),
  intro: text(),
  collection_ids: productIds(),
  links: group({ collection: number({ min: 1, step: 1 }), link: link() }),
});

export type CollectionRowFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "collection_row",
  variations: ["default"],
  schema,
  needs: ({ collection_ids }) =>
    need(
      "collections",
      collection_ids.map((id) => ({ id })),
    ),
  findings: ({ collection_ids }, snapshot) => unknownIds("collections", collection_ids, snapshot),
  Component: CollectionRow,
});
