import { machines } from "@/app/_composition/endpoints.ts";
import { mcpHttpResponse } from "@/endpoints/machines/mcp-http-response.ts";

/** Responds to assistants that read products with tools of the Model Context Protocol (P34, X13). */
export async function POST(request: Request): Promise<Response> {
  return mcpHttpResponse(request, machines);
}
