import * as v from "valibot";
import type { Inventory, InventoryQuery } from "./inventory.ts";
import type { Market } from "../market/market.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { validIds } from "../provider/valid-ids.ts";
import { toInventory } from "./to-inventory.ts";
import type { Transport } from "../provider/transport.ts";
import { wireInventory } from "./wire-inventory.ts";
import { wireCurrencyCode } from "../price/wire-price.ts";

const schema = v.object({
  inventories: v.array(v.unknown()),
  currency: v.nullish(v.object({ code: wireCurrencyCode })),
});

/** The starts of a product, sold-out ones too; none when there is no such product. */
export async function inventories(
  transport: Transport,
  query: InventoryQuery,
  market: Market,
): Promise<readonly Inventory[]> {
  const path = `/api/tours/v6/tour-groups/${query.id}/inventories/`;
  if (validIds(transport, path, [query.id]).length === 0) return [];
  const call = request(transport, { path, query: inventoryQuery(query, market), schema });
  const answer = await ifKnown(call, { inventories: [], currency: undefined });
  const currency = answer.currency?.code ?? market.currency;
  const items = parseItems(path, answer.inventories, wireInventory, transport.onDropped);
  return items.map((item) => toInventory(item, currency));
}

function inventoryQuery({ minPax, forDays, variantId }: InventoryQuery, { locale, currency }: Market): QueryParameters {
  return [
    ["language", locale.providerLanguage],
    ["min-pax", minPax],
    ["for-days", forDays],
    ["use-seatmap-prices", 1],
    ["variantId", variantId],
    ["currency", currency],
  ];
}
