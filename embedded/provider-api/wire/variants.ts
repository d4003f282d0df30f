import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { wirePolicies } from "./policies.ts";

/** The ways to buy a product, the default one first. A product that lists none has one, named as it is. */
export function wireVariants(product: Product, view: View) {
  const { id, name, variants, minutes, openDated } = product;
  const all = variants.length > 0 ? variants : [{ id: id + 10_000, name }];
  const { cancellationPolicyV2: cancellationPolicy, reschedulePolicy } = wirePolicies(product);
  return all.map((variant) => ({
    id: variant.id,
    name: view.text(variant.name),
    duration: minutes === null ? null : minutes[0] * 60_000,
    cancellationPolicy,
    reschedulePolicy,
    tags: [],
    openDated,
  }));
}
