import * as v from "valibot";
import type { Market } from "../market/market.ts";
import type { PointOfInterest } from "./point-of-interest.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toPointOfInterest } from "./to-point-of-interest.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wirePoi } from "./wire-poi.ts";

const base = "/api/v1/collection/";
const schema = v.object({ pois: v.array(v.unknown()) });

/** The points of interest of a collection; undefined when there is no such collection. */
export async function collectionPois(
  transport: Transport,
  collection: number,
  { locale }: Market,
): Promise<readonly PointOfInterest[] | undefined> {
  if (validIds(transport, base, [collection]).length === 0) return undefined;
  const path = `${base}${collection}/pois`;
  const call = { path, query: [["language", locale.providerLanguage]] as const, schema };
  const answer = await ifKnown(request(transport, call), undefined);
  return answer && parseItems(path, answer.pois, wirePoi, transport.onDropped).map(toPointOfInterest);
}
