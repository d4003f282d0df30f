import * as v from "valibot";
import { chunks } from "../chunks.ts";
import type { Collection } from "../collection.ts";
import type { Market } from "../market.ts";
import { idsPerCall } from "./ids-per-call.ts";
import { inOrder } from "./in-order.ts";
import { parseItems } from "./parse-items.ts";
import { request } from "./request.ts";
import { toCollection } from "./to-collection.ts";
import type { Transport } from "./transport.ts";
import { wireCollection } from "./wire/collection.ts";

const path = "/api/tours/v1/collection/";
const schema = v.object({ collections: v.array(v.unknown()) });

/** Collections by id, in the order of `ids`. */
export async function collections(
  transport: Transport,
  ids: readonly number[],
  { locale, currency }: Market,
): Promise<readonly Collection[]> {
  const answers = await Promise.all(
    chunks(ids, idsPerCall).map((asked) =>
      request(transport, {
        path,
        query: [
          ["ids[]", asked.join()],
          ["language", locale.providerLanguage],
          ["currency", currency],
        ],
        schema,
      }),
    ),
  );
  const items = answers.flatMap((answer) => answer.collections);
  return inOrder(ids, parseItems(path, items, wireCollection, transport.onDropped).map(toCollection));
}
