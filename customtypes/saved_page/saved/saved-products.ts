import type { Product } from "../../../catalog/product/product.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageFacts } from "../../../renderer/index.ts";
import { readView } from "../../../routing/define-view.ts";
import { savedView } from "./view.ts";

/** Returns the ids in the address of a page. */
export function readSavedIds({ view }: Pick<PageFacts, "view">): readonly number[] {
  const { ids } = readView(savedView, view);
  return ids === undefined ? [] : ids.split(",").map(Number);
}

/** Returns the products of a list that could be read; none before they were. */
export function savedProducts(snapshot: Snapshot, facts: Pick<PageFacts, "view">): readonly Product[] {
  const read = readSavedIds(facts).filter((id) => snapshot.getReadState("products", { id }) === "found");
  return read.flatMap((id) => snapshot.get("products", { id }) ?? []);
}

/** Products of one city. */
export interface CityGroup {
  readonly code: Product["cityCode"];
  readonly name: Product["cityName"];
  readonly products: readonly Product[];
}

/** Returns products by their cities, in the order of first mention. */
export function byCity(products: readonly Product[]): readonly CityGroup[] {
  return products
    .filter(({ cityCode }, index) => products.findIndex((other) => other.cityCode === cityCode) === index)
    .map(({ cityCode, cityName }) => ({
      code: cityCode,
      name: cityName,
      products: products.filter((product) => product.cityCode === cityCode),
    }));
}
