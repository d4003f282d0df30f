import type { Product } from "../../catalog/product/product.ts";
import type { CategoryRankingQuery } from "../../catalog/ranking/ranking.ts";
import { mergeNeeds, need, type Needs, noNeeds, type PageFacts } from "../../renderer/index.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { AirportTransfer } from "../../catalog/transfer/transfer.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import type { AirportTransfersFields } from "./fields.ts";

export type City = Pick<AirportTransfersFields, "city">;
export type Facts = Pick<PageFacts, "place" | "site">;

/** A product that goes to an airport or comes from one. */
export type Transfer = Product & { readonly transfer: AirportTransfer };

const transportation = 3;
/** Private and shared transfers (D26). */
const subCategories = [1019, 1145];

function toTransferQuery(fields: City, facts: Facts): CategoryRankingQuery | undefined {
  const city = chosenCity(fields, facts);
  return city === "" ? undefined : { kind: "category", id: transportation, city, limit: 100, subCategories };
}

export function transferNeeds(fields: City, facts: Facts): Needs {
  const query = toTransferQuery(fields, facts);
  return query === undefined ? noNeeds : mergeNeeds([need("categoryRankings", [query]), need("airports", ["all"])]);
}

/** Returns the transfers of a city that can be booked, best first. */
export function listTransfers(fields: City, snapshot: Snapshot, facts: Facts): readonly Transfer[] {
  const query = toTransferQuery(fields, facts);
  const products = (query && snapshot.get("categoryRankings", query)?.products) ?? [];
  return products.filter(isTransfer).filter(({ price }) => price !== undefined);
}

function isTransfer(product: Product): product is Transfer {
  return product.transfer !== undefined;
}
