import { machines } from "@/app/_composition/endpoints.ts";
import { feedResponse } from "@/endpoints/machines/feed-response.ts";

/** Returns the products of the requested host as a JSON feed (X13). */
export async function GET(request: Request): Promise<Response> {
  return feedResponse(request, machines);
}
