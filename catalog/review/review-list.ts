import * as v from "valibot";
import { noReviews, type ReviewPage } from "./review-page.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toReview } from "./to-review.ts";
import type { Transport } from "../provider/transport.ts";
import { wireReview } from "./wire-review.ts";

const count = v.nullish(v.pipe(v.number(), v.minValue(0)));
const schema = v.object({ items: v.array(v.unknown()), total: count, nextOffset: count });

/** A page of a list of reviews; no reviews of what the provider does not know. */
export async function reviewList(transport: Transport, path: string, query: QueryParameters): Promise<ReviewPage> {
  const answer = await ifKnown(request(transport, { path, query, schema }), undefined);
  if (answer === undefined) return noReviews;
  const reviews = parseItems(path, answer.items, wireReview, transport.onDropped).map(toReview);
  return { reviews, total: answer.total ?? reviews.length, nextOffset: answer.nextOffset ?? undefined };
}
