import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";

/** Returns what a product is about: places it visits, its airport, the products that a combo is made of. */
export function wireLinks({ attractions, airport, parts }: Product, { catalog, text }: View) {
  return {
    pois: attractions.map(({ id, name }) => ({ id, name: text(name) })),
    airport: airport === undefined ? null : { code: airport.code, name: text(airport.name) },
    comboParts: parts.flatMap((id) => {
      const part = catalog.products.get(id);
      return part === undefined ? [] : [{ id, name: text(part.name) }];
    }),
  };
}
