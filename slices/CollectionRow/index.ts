import { defineSlice, need, unknownIds } from "../../renderer/index.ts";
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
