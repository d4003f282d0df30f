import type { ProductSource } from "../source/product.ts";
import { fillTexts } from "./fill.ts";
import type { PlannedProduct } from "./plan.ts";

/** At least one: the product itself. */
export function variantsOf(
  { id, template, subject }: PlannedProduct,
  name: ProductSource["name"],
): ProductSource["variants"] {
  if (template.variants.length === 0) return [{ id: id * 10 + 1, name, dearerPercent: 0 }];
  return template.variants.map((variant, index) => ({
    ...variant,
    id: id * 10 + index + 1,
    name: fillTexts(variant.name, subject.words),
  }));
}
