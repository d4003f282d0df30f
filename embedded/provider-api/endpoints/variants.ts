import type { EndpointRequest } from "../endpoint.ts";
import { idsParameter } from "../parameters/ids.ts";
import { isOn } from "../parameters/is-on.ts";
import { wireVariants, wireVariantsWithTours } from "../wire/variants.ts";

/** The ways to buy up to 100 products, by id, unknown ones left out; `populate-tours=true` adds who sells them. */
export function variants({ query, view }: EndpointRequest) {
  const wire = isOn(query, "populate-tours") ? wireVariantsWithTours : wireVariants;
  const products = idsParameter(query, "tour-group-ids").flatMap((id) => view.catalog.products.get(id) ?? []);
  return {
    tourGroups: Object.fromEntries(products.map((product) => [product.id, { variants: wire(product, view) }])),
  };
}
