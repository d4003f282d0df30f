import * as v from "valibot";
import { collection } from "./collection.ts";
import { count, id } from "./values.ts";

export const topCollectionsAnswer = v.strictObject({
  items: v.array(collection),
  total: count,
  nextOffset: v.nullable(id),
});
