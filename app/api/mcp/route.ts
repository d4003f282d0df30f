import { machines } from "@/app/_composition/endpoints.ts";
import { mcpHttpResponse } from "@/endpoints/machines/mcp-http-response.ts";

/** Responds to assistants that read products with tools (Model Context Protocol, rows P34 and X13). */
export async function POST(request: Request): Promise<Response> {
  return mcpHttpResponse(request, machines);
}
