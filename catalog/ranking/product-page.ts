import * as v from "valibot";
import type { Ranking } from "./ranking.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toCity } from "../city/to-city.ts";
import { toProduct } from "../product/to-product.ts";
import type { Transport } from "../provider/transport.ts";
import { wireCity } from "../city/wire-city.ts";
import { wireTourGroup } from "../product/wire-tour-group.ts";

const schema = v.object({
  pageData: v.object({ items: v.array(v.unknown()), total: v.nullish(v.number()) }),
  city: v.nullish(wireCity),
});

/** The products of one of the `list-by` calls, best first; undefined when what they are listed by is not known. */
export async function productPage(
  transport: Transport,
  path: string,
  query: QueryParameters,
): Promise<Ranking | undefined> {
  const answer = await ifKnown(request(transport, { path, query, schema }), undefined);
  if (answer === undefined) return undefined;
  const { items, total } = answer.pageData;
  const products = parseItems(path, items, wireTourGroup, transport.onDropped).map(toProduct);
  const city = answer.city ? toCity(answer.city) : undefined;
  return { products, total: total ?? products.length, city };
}
