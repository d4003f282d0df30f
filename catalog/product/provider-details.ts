import type { Market } from "../market/market.ts";
import type { Product } from "./product.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { ifKnown } from "../provider/if-known.ts";
import { request } from "../provider/request.ts";
import { toProduct } from "./to-product.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wireTourGroup } from "./wire-tour-group.ts";

const base = "/api/tours/v6/tour-groups/";

/** What is asked for besides the market, for all of a product's data (specification §7). */
const everything: QueryParameters = [
  ["use-seatmap-prices", "false"],
  ["fetch-collection-svg", "false"],
  ["fetch-all-listing-prices", 1],
  ["include-unavailable", "true"],
];

/** All that is known of one product; undefined when there is no such product. */
export async function tourGroup(
  transport: Transport,
  id: number,
  { locale, currency }: Market,
): Promise<Product | undefined> {
  if (validIds(transport, base, [id]).length === 0) return undefined;
  const query: QueryParameters = [["language", locale.providerLanguage], ["currency", currency], ...everything];
  const found = request(transport, { path: `${base}${id}/`, query, schema: wireTourGroup });
  return ifKnown(found.then(toProduct), undefined);
}
