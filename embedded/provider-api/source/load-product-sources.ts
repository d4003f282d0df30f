import { jsonFiles } from "@tessera/runtime/json-files.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import type { City } from "./catalog.ts";
import type { Index } from "./index-by.ts";
import { productFile, type ProductSource } from "./product.ts";

export interface WrittenProduct {
  readonly source: ProductSource;
  readonly city: City;
}

/** The products written by hand, file by file. */
export function loadProductSources(folder: URL, cities: Index<string, City>): readonly WrittenProduct[] {
  return jsonFiles(new URL("products/", folder)).flatMap(({ name, url }) => {
    const file = readJson(url, productFile);
    const city = cities.get(file.city, name);
    return file.products.map((source) => ({ source, city }));
  });
}
