import type { EndpointRequest } from "../endpoint.ts";
import { collectionOf } from "../parameters/collection.ts";
import { rankingAnswer } from "./ranking-answer.ts";

/** A collection's products, best first. */
export function collectionRanking(request: EndpointRequest) {
  const { products, city } = collectionOf(request.id, request.view.catalog);
  return rankingAnswer(request, products, city);
}
