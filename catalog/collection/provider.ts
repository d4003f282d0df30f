import * as v from "valibot";
import { chunks } from "../snapshot/chunks.ts";
import type { Collection } from "./collection.ts";
import type { Market } from "../market/market.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import { inOrder } from "../provider/in-order.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toCollection } from "./to-collection.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wireCollection } from "./wire-collection.ts";

const path = "/api/tours/v1/collection/";
const schema = v.object({ collections: v.array(v.unknown()) });

/** Collections by id, in the order of `ids`. */
export async function collections(
  transport: Transport,
  ids: readonly number[],
  { locale, currency }: Market,
): Promise<readonly Collection[]> {
  const market: QueryParameters = [
    ["language", locale.providerLanguage],
    ["currency", currency],
  ];
  const answers = await Promise.all(
    chunks(validIds(transport, path, ids), idsPerCall).map((asked) =>
      request(transport, { path, query: [["ids[]", asked.join()], ...market], schema }),
    ),
  );
  const items = answers.flatMap((answer) => answer.collections);
  return inOrder(ids, parseItems(path, items, wireCollection, transport.onDropped).map(toCollection));
}
