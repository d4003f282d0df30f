import * as v from "valibot";
import { chunks } from "../snapshot/chunks.ts";
import type { Market } from "../market/market.ts";
import type { PointOfInterest } from "./point-of-interest.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import { inOrder } from "../provider/in-order.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toPointOfInterest } from "./to-point-of-interest.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wirePoi } from "./wire-poi.ts";

const path = "/api/v1/pois";
const schema = v.object({ pois: v.array(v.unknown()) });

/** The parts of a point of interest, each of which is sent only when it is asked for. */
const parts: QueryParameters = [
  ["operatingSchedules", "true"],
  ["content", "true"],
  ["location", "true"],
];

/** Points of interest by id, in the order of `ids`; without ids nothing, and no call (specification §5). */
export async function pois(
  transport: Transport,
  ids: readonly number[],
  { locale }: Market,
): Promise<readonly PointOfInterest[]> {
  const answers = await Promise.all(
    chunks(validIds(transport, path, ids), idsPerCall).map((asked) =>
      request(transport, {
        path,
        query: [["language", locale.providerLanguage], ["ids[]", asked.join()], ...parts],
        schema,
      }),
    ),
  );
  const items = answers.flatMap((answer) => answer.pois);
  return inOrder(ids, parseItems(path, items, wirePoi, transport.onDropped).map(toPointOfInterest));
}
