import * as v from "valibot";
import type { CalendarQuery } from "../calendar/calendar.ts";
import type { Inventory } from "./inventory.ts";
import type { Market } from "../market/market.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toInventoryV7 } from "./to-inventory-v7.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wireAvailability } from "./wire-availability.ts";
import { wireCurrencyCode } from "../price/wire-price.ts";

const schema = v.object({ availabilities: v.array(v.unknown()), currencyCode: v.nullish(wireCurrencyCode) });

/** The starts of a product between two days, sold-out ones too; none when there is no such product. */
export async function availabilities(
  transport: Transport,
  { id, variantId, from, to }: CalendarQuery,
  { locale, currency: asked }: Market,
): Promise<readonly Inventory[]> {
  const path = `/api/v7/tour-groups/${id}/inventories/`;
  if (validIds(transport, path, [id]).length === 0) return [];
  const query = [
    ["language", locale.providerLanguage],
    ["from-date", from],
    ["to-date", to],
    ["variantId", variantId],
    ["currency", asked],
  ] as const;
  const call = request(transport, { path, query, schema });
  const answer = await ifKnown(call, { availabilities: [], currencyCode: undefined });
  const items = parseItems(path, answer.availabilities, wireAvailability, transport.onDropped);
  return items.map((item) => toInventoryV7(item, answer.currencyCode ?? asked));
}
