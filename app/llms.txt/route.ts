import { machines } from "@/app/_composition/endpoints.ts";
import { llmsResponse } from "@/endpoints/machines/llms-response.ts";

/** Returns where machines find what the requested host has (X13). */
export async function GET(request: Request): Promise<Response> {
  return llmsResponse(request, machines);
}
