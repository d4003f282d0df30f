import * as v from "valibot";
import type { Ranking } from "../ranking.ts";
import type { QueryParameters } from "./endpoint.ts";
import { ifKnown } from "./if-known.ts";
import { parseItems } from "./parse-items.ts";
import { request } from "./request.ts";
import { toCity } from "./to-city.ts";
import { toProduct } from "./to-product.ts";
import type { Transport } from "./transport.ts";
import { wireCity } from "./wire/city.ts";
import { wireTourGroup } from "./wire/tour-group.ts";

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
