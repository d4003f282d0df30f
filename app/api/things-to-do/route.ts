import { machines } from "@/app/_composition/endpoints.ts";
import { thingsToDoResponse } from "@/endpoints/machines/feed-response.ts";

/** Returns the products of the requested host as a feed for Google's things to do (X13). */
export async function GET(request: Request): Promise<Response> {
  return thingsToDoResponse(request, machines);
}
