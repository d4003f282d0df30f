import * as v from "valibot";
import type { QueryParameters } from "../provider/endpoint.ts";
import { marketQuery, validIds } from "../provider/parameters.ts";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import { hundredPerCall, type IdQuery, toIdKey, onePerCall, type ProviderContext } from "../provider/resource.ts";
import type { Product } from "./product.ts";
import { toProduct } from "./wire-product.ts";
import { wireTourGroup } from "./wire.ts";

const path = "/api/tours/v6/tour-groups/";
const schema = v.object({ tourGroups: v.array(v.unknown()) });

/** Returns products by id; unknown ones are missing. */
async function findProducts(
  ids: readonly number[],
  { transport, market }: ProviderContext,
): Promise<ReadonlyMap<number, Product>> {
  const valid = validIds(transport, path, ids);
  if (valid.length === 0) return new Map();
  const query: QueryParameters = [
    ["ids[]", valid.join()],
    ...marketQuery(transport, market),
    ["useTest", transport.useTest ? "true" : undefined],
  ];
  const { tourGroups } = await request(transport, { path, query, schema });
  const found = parseItems(path, tourGroups, wireTourGroup, transport.onDropped);
  return new Map(found.map((wire) => [wire.id, toProduct(wire, market.locale)]));
}

/** Returns all that is known of one product, also of one that can't be booked; undefined for an unknown one. */
async function findProductDetails(id: number, { transport, market }: ProviderContext): Promise<Product | undefined> {
  if (validIds(transport, path, [id]).length === 0) return undefined;
  const query: QueryParameters = [
    ["language", market.locale.providerLanguage],
    ["currency", market.currency],
    ["use-seatmap-prices", "false"],
    ["fetch-collection-svg", "false"],
    ["fetch-all-listing-prices", 1],
    ["include-unavailable", "true"],
  ];
  const response = request(transport, { path: `${path}${id}/`, query, schema: wireTourGroup });
  return ifKnown(
    response.then((wire) => toProduct(wire, market.locale)),
    undefined,
  );
}

/** Products by id. */
export const products = hundredPerCall<Product>({
  example: { id: 50_001 },
  noun: "products",
  live: false,
  find: findProducts,
});

/** All that is known of a product, also of one that can't be booked. Each is one call, so it is not for lists. */
export const productDetails = onePerCall<IdQuery, Product>({
  example: { id: 50_001 },
  noun: "products",
  key: toIdKey,
  live: false,
  find: ({ id }, context) => findProductDetails(id, context),
});
