import * as v from "valibot";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { hundredPerCall, type ProviderContext } from "../provider/resource.ts";
import { validIds } from "../provider/parameters.ts";
import { wireIdText } from "../provider/wire.ts";
import type { Variant } from "./variant.ts";
import { toVariant, wireVariant } from "./wire.ts";

const path = "/api/v7/tour-groups/variants";
const schema = v.object({ tourGroups: v.record(v.string(), v.unknown()) });
const entry = v.tuple([wireIdText, v.object({ variants: v.array(v.unknown()) })]);

/** Returns the variants of products with their tours, by product; unknown products are missing. */
async function findVariants(
  ids: readonly number[],
  { transport, market }: ProviderContext,
): Promise<ReadonlyMap<number, readonly Variant[]>> {
  const valid = validIds(transport, path, ids);
  if (valid.length === 0) return new Map();
  const query = [
    ["tour-group-ids", valid.join()],
    ["language", market.locale.providerLanguage],
    ["currency", market.currency],
    ["populate-tours", "true"],
  ] as const;
  const { tourGroups } = await request(transport, { path, query, schema });
  const products = parseItems(path, Object.entries(tourGroups), entry, transport.onDropped);
  const parseVariants = (items: readonly unknown[]) =>
    parseItems(path, items, wireVariant, transport.onDropped).map((wire) => toVariant(wire, market.locale));
  return new Map(products.map(([id, product]) => [id, parseVariants(product.variants)]));
}

/** The variants of a product, by product id. */
export const variants = hundredPerCall<readonly Variant[]>({
  example: { id: 50_001 },
  live: false,
  find: findVariants,
});
