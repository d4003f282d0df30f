import { feedResponse } from "@/app/_composition/machines/feed-response.ts";

/** Returns the products of the requested host as a JSON feed (X13). */
export async function GET(request: Request): Promise<Response> {
  return feedResponse(request);
}
