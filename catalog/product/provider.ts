import * as v from "valibot";
import { chunks } from "../snapshot/chunks.ts";
import type { Market } from "../market/market.ts";
import type { Product } from "./product.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import { inOrder } from "../provider/in-order.ts";
import { marketQuery } from "../market/market-query.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toProduct } from "./to-product.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wireTourGroup } from "./wire-tour-group.ts";

const path = "/api/tours/v6/tour-groups/";
const schema = v.object({ tourGroups: v.array(v.unknown()) });

/** Products by id, in the order of `ids`. */
export async function tourGroups(
  transport: Transport,
  ids: readonly number[],
  market: Market,
): Promise<readonly Product[]> {
  const useTest = transport.useTest || undefined;
  const answers = await Promise.all(
    chunks(validIds(transport, path, ids), idsPerCall).map((asked) =>
      request(transport, {
        path,
        query: [["ids[]", asked.join()], ...marketQuery(transport, market), ["useTest", useTest && "true"]],
        schema,
      }),
    ),
  );
  const items = answers.flatMap((answer) => answer.tourGroups);
  return inOrder(ids, parseItems(path, items, wireTourGroup, transport.onDropped).map(toProduct));
}
