import { mcpHttpResponse } from "@/app/_composition/machines/mcp-http-response.ts";

/** Responds to assistants that read products with tools of the Model Context Protocol (P34, X13). */
export async function POST(request: Request): Promise<Response> {
  return mcpHttpResponse(request);
}
