import * as v from "valibot";
import { defineView, parameter } from "../../../routing/define-view.ts";
import { productIdPattern } from "../../../routing/product-address.ts";
import { maxSaved } from "../../../routing/saved-address.ts";

const productId = new RegExp(`^${productIdPattern}$`);

/** The products of a saved list. */
export const savedView = defineView(
  v.object({
    /** The ids that can be read, ascending and each once: `7,50002`. */
    ids: parameter(380, v.pipe(v.string(), v.transform(readIds), v.nonEmpty()), { isList: true }),
  }),
);

/** `50017,x,7,7` → `7,50017`. Omits what follows the first `maxSaved`. */
function readIds(list: string): string {
  const ids = list.split(",").filter((id) => productId.test(id));
  const first = [...new Set(ids)].slice(0, maxSaved);
  return first.toSorted((one, other) => Number(one) - Number(other)).join(",");
}
