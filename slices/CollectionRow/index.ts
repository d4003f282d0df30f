import { need } from "../../catalog/snapshot/needs.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { unknownIds } from "../../renderer/unknown-ids.ts";
import { CollectionRow } from "./CollectionRow.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "collection_row",
  variations: ["default"],
  fields,
  needs: ({ collection_ids }) =>
    need(
      "collections",
      collection_ids.map((id) => ({ id })),
    ),
  findings: ({ collection_ids }, snapshot) => unknownIds("collections", collection_ids, snapshot),
  Component: CollectionRow,
});
