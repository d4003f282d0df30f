import * as v from "valibot";
import { wireCurrencyCode } from "../money/wire.ts";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import type { ProviderContext } from "../provider/resource.ts";
import { validIds } from "../provider/parameters.ts";
import type { AvailabilityQuery, Inventory, InventoryQuery } from "./inventory.ts";
import { toInventory, wireInventory } from "./wire-v6.ts";
import { toInventoryV7, wireAvailability } from "./wire-v7.ts";

const schema = v.object({
  inventories: v.array(v.unknown()),
  currency: v.nullish(v.object({ code: wireCurrencyCode })),
});

/** Returns the starts of a product, sold-out ones too; empty for an unknown product. */
export async function findInventories(
  { id, minPax, forDays, variantId }: InventoryQuery,
  { transport, market }: ProviderContext,
): Promise<readonly Inventory[]> {
  const path = `/api/tours/v6/tour-groups/${id}/inventories/`;
  if (validIds(transport, path, [id]).length === 0) return [];
  const query = [
    ["language", market.locale.providerLanguage],
    ["min-pax", minPax],
    ["for-days", forDays],
    ["use-seatmap-prices", 1],
    ["variantId", variantId],
    ["currency", market.currency],
  ] as const;
  const unknown = { inventories: [], currency: undefined };
  const { inventories, currency } = await ifKnown(request(transport, { path, query, schema }), unknown);
  const items = parseItems(path, inventories, wireInventory, transport.onDropped);
  return items.map((item) => toInventory(item, currency?.code ?? market.currency));
}

const schemaV7 = v.object({ availabilities: v.array(v.unknown()), currencyCode: v.nullish(wireCurrencyCode) });

/** Returns the starts of a product between two days, sold-out ones too; empty for an unknown product. */
export async function findAvailabilities(
  { id, variantId, from, to }: AvailabilityQuery,
  { transport, market }: ProviderContext,
): Promise<readonly Inventory[]> {
  const path = `/api/v7/tour-groups/${id}/inventories/`;
  if (validIds(transport, path, [id]).length === 0) return [];
  const query = [
    ["language", market.locale.providerLanguage],
    ["from-date", from],
    ["to-date", to],
    ["variantId", variantId],
    ["currency", market.currency],
  ] as const;
  const unknown = { availabilities: [], currencyCode: undefined };
  const response = await ifKnown(request(transport, { path, query, schema: schemaV7 }), unknown);
  const items = parseItems(path, response.availabilities, wireAvailability, transport.onDropped);
  return items.map((item) => toInventoryV7(item, response.currencyCode ?? market.currency));
}
