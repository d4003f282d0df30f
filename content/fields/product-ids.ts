import * as v from "valibot";
import { idList } from "../../catalog/text/id-list.ts";

/** A Text field with comma-separated ids: the positive whole numbers in it (specification §5). */
export function productIds() {
  return v.pipe(v.nullish(v.string(), ""), v.transform(idList), v.metadata({ prismic: "Text" }));
}
