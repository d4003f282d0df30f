import * as v from "valibot";
import { chunks } from "../snapshot/chunks.ts";
import type { ProductMedia } from "./product-media.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { type WireResourceMedia, wireResourceMedia } from "./wire-resource-media.ts";

const path = "/api/v1/media/";
const schema = v.object({ resourceEntityMedias: v.array(v.unknown()) });

/** Pictures by product id, in the order of `ids`. */
export async function media(transport: Transport, ids: readonly number[]): Promise<readonly ProductMedia[]> {
  const valid = validIds(transport, path, ids);
  const answers = await Promise.all(
    chunks(valid, idsPerCall).map((asked) =>
      request(transport, {
        path,
        query: [
          ["resource-entity-ids", asked.join()],
          ["resource-type", "MB_EXPERIENCE"],
        ],
        schema,
      }),
    ),
  );
  const items = answers.flatMap((answer) => answer.resourceEntityMedias);
  const found = parseItems(path, items, wireResourceMedia, transport.onDropped).map(toProductMedia);
  return valid.flatMap((id) => found.find(({ productId }) => productId === id) ?? []);
}

/** Pictures only: films and documents are left out. */
function toProductMedia({ resourceEntityId, medias }: WireResourceMedia): ProductMedia {
  const images = medias.filter(({ type }) => type === "IMAGE");
  return {
    productId: resourceEntityId,
    images: images.map(({ url, metadata }) => ({
      url,
      alt: metadata?.altText ?? "",
      width: metadata?.width ?? undefined,
      height: metadata?.height ?? undefined,
    })),
  };
}
