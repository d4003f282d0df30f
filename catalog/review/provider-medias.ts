import * as v from "valibot";
import type { ReviewMedia } from "./review-media.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toReviewMedia } from "./to-review-media.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wireReviewMedia } from "./wire-review-media.ts";

const schema = v.object({ items: v.array(v.unknown()) });

/** The pictures and videos of a product's reviews; none when there is no such product. */
export async function reviewMedias(transport: Transport, id: number): Promise<readonly ReviewMedia[]> {
  const path = `/api/v6/tour-groups/${id}/review-medias`;
  if (validIds(transport, path, [id]).length === 0) return [];
  const answer = await ifKnown(request(transport, { path, query: [], schema }), { items: [] });
  return parseItems(path, answer.items, wireReviewMedia, transport.onDropped).map(toReviewMedia);
}
