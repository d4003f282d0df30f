import * as v from "valibot";
import { chunks } from "../snapshot/chunks.ts";
import type { Market } from "../market/market.ts";
import type { Variant } from "./variant.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toVariant } from "./to-variant.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wireIdText } from "../provider/wire-id-text.ts";
import { wireVariant } from "./wire-variant.ts";

const path = "/api/v7/tour-groups/variants";
const schema = v.object({ tourGroups: v.record(v.string(), v.unknown()) });
const entry = v.tuple([wireIdText, v.object({ variants: v.array(v.unknown()) })]);

/** The variants of products with their tours, by product; unknown products are missing. */
export async function variants(
  transport: Transport,
  ids: readonly number[],
  { locale, currency }: Market,
): Promise<ReadonlyMap<number, readonly Variant[]>> {
  const ask = (asked: readonly number[]) => {
    const query = [
      ["tour-group-ids", asked.join()],
      ["language", locale.providerLanguage],
      ["currency", currency],
      ["populate-tours", "true"],
    ] as const;
    return request(transport, { path, query, schema });
  };
  const { onDropped } = transport;
  const answers = await Promise.all(chunks(validIds(transport, path, ids), idsPerCall).map(ask));
  const products = answers.flatMap(({ tourGroups }) => Object.entries(tourGroups));
  return new Map(
    parseItems(path, products, entry, onDropped).map(([id, product]) => [
      id,
      parseItems(path, product.variants, wireVariant, onDropped).map(toVariant),
    ]),
  );
}
