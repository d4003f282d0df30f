import type { Products } from "../source/catalog.ts";
import type { WrittenProduct } from "../source/load-product-sources.ts";
import type { Shared } from "../source/load-shared.ts";
import type { LinkProduct } from "../source/link-product.ts";
import { isWrittenBy } from "./is-written.ts";
import { productsOnDemand } from "./products-on-demand.ts";
import { plan } from "./plan.ts";
import { productSource } from "./product-source.ts";
import { startPlaces } from "./start-places.ts";
import { subjectsOf } from "./subjects.ts";
import type { Template } from "./template.ts";
import { turnsOf } from "./turns.ts";

export interface Order {
  readonly templates: readonly Template[];
  /** What people wrote, which is not made again. */
  readonly written: readonly WrittenProduct[];
  readonly count: number;
  readonly link: LinkProduct;
}

/** Products made from templates, most popular first, each built when it is asked for. Throws `DataError`. */
export function generatedProducts(shared: Shared, { templates, written, count, link }: Order): Products {
  const turns = turnsOf(templates, subjectsOf(shared), isWrittenBy(written));
  const planned = plan(turns, count, shared.subCategories);
  const startOf = startPlaces(shared);
  return productsOnDemand(planned, (one) => link(productSource(one, startOf, shared.rates), one.city));
}
