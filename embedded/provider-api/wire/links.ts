import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { wireName } from "./texts.ts";

/** Returns what a product is about: places it visits, its airport, the products that a combo is made of. */
export function wireLinks({ attractions, airport, parts }: Product, view: View) {
  return {
    pois: attractions.map(({ id, name }) => ({ id, ...wireName(name, view) })),
    airport: airport === undefined ? null : { code: airport.code, ...wireName(airport.name, view) },
    comboParts: parts.flatMap((id) => {
      const part = view.catalog.products.get(id);
      return part === undefined ? [] : [{ id, ...wireName(part.name, view) }];
    }),
  };
}
