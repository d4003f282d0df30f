import type { BusTicket } from "../../catalog/bus/best-ticket.ts";
import type { BusNetwork } from "../../catalog/bus/network.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { CategoryRankingQuery } from "../../catalog/ranking/ranking.ts";
import { mergeNeeds, need, type Needs, noNeeds, type PageFacts } from "../../renderer/index.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { Variant } from "../../catalog/variant/variant.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import type { HohoRoutesFields } from "./fields.ts";

type Facts = Pick<PageFacts, "place" | "site" | "productPages" | "locale">;
type City = Pick<HohoRoutesFields, "city">;

/** Buses and the products that are tickets for them. */
export interface Buses {
  readonly network: BusNetwork;
  readonly products: readonly Product[];
}

const hopOnHopOff = 3001;

function toBusQuery(fields: City, facts: Pick<Facts, "place" | "site">): CategoryRankingQuery | undefined {
  const city = chosenCity(fields, facts);
  return city === "" ? undefined : { kind: "sub-category", id: hopOnHopOff, city, limit: 100, subCategories: [] };
}

export function busNeeds(fields: City, facts: Facts): Needs {
  const query = toBusQuery(fields, facts);
  return query === undefined ? noNeeds : need("categoryRankings", [query]);
}

/** Returns the buses that the best product of a city is for, with all products for them. Undefined without any. */
export function findBuses(fields: City, snapshot: Snapshot, facts: Pick<Facts, "place" | "site">): Buses | undefined {
  const query = toBusQuery(fields, facts);
  const products = (query && snapshot.get("categoryRankings", query)?.products) ?? [];
  const network = products.find(({ buses }) => buses !== undefined)?.buses;
  if (network === undefined) return undefined;
  return { network, products: products.filter(({ buses }) => buses?.key === network.key) };
}

export function ticketNeeds(fields: City, first: Snapshot, facts: Facts): Needs {
  const products = findBuses(fields, first, facts)?.products ?? [];
  if (products.length === 0) return noNeeds;
  const ids = products.map(({ id }) => ({ id }));
  return mergeNeeds([need("variants", ids), productPageNeeds(products, facts)]);
}

/** Returns the tickets for buses, product by product; undefined where the provider failed to send them. */
export function findTickets({ network, products }: Buses, snapshot: Snapshot): readonly BusTicket[] | undefined {
  if (products.some(({ id }) => snapshot.getReadState("variants", { id }) === "failed")) return undefined;
  const all = network.routes.map(({ key }) => key);
  return products.flatMap(({ id }) => (snapshot.get("variants", { id }) ?? []).map((one) => toTicket(id, one, all)));
}

function toTicket(product: number, { id, name, routes, duration, price }: Variant, all: readonly string[]): BusTicket {
  return { product, variant: id, name, routes: routes ?? all, minutes: duration, price };
}
