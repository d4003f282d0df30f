import { need } from "../../catalog/snapshot/needs.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { CollectionRow } from "./CollectionRow.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "collection_row",
  variations: ["default"],
  schema,
  needs: ({ collection_ids }) =>
    need(
      "collections",
      collection_ids.map((id) => ({ id })),
    ),
  Component: CollectionRow,
});
