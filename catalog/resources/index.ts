import type { Resource } from "../resource.ts";
import { collections } from "./collections.ts";
import { currencies } from "./currencies.ts";
import { products } from "./products.ts";
import { rankings } from "./rankings.ts";

const table = { products, rankings, collections, currencies };

export type ResourceName = keyof typeof table;

export type QueryOf<Name extends ResourceName> =
  (typeof table)[Name] extends Resource<infer Query, infer _Value> ? Query : never;

export type ValueOf<Name extends ResourceName> =
  (typeof table)[Name] extends Resource<infer _Query, infer Value> ? Value : never;

/** Every kind of thing a page can need. Adding one is a file beside this and a line in the table above. */
export const resources: { readonly [Name in ResourceName]: Resource<QueryOf<Name>, ValueOf<Name>> } = table;

export const resourceNames: readonly ResourceName[] = Object.keys(table).filter(isResourceName);

function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(table, name);
}
