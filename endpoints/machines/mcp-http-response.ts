import { systemTime } from "../../http/time.ts";
import {
  readJsonBody,
  type MachineReaders,
  noStoreHeaders,
  reportFailure,
  respondForMachines,
} from "./machine-host.ts";
import { mcpResponse } from "./mcp.ts";
import { mcpTools } from "./mcp-tools.ts";

/** Returns what the read-only MCP server of a host responds (streamable HTTP, without a stream). */
export async function mcpHttpResponse(request: Request, readers: MachineReaders): Promise<Response> {
  return respondForMachines(request, readers, async (site) => {
    const tools = mcpTools(site, readers.products, systemTime.date);
    const server = { name: site.brand, tools, onFailure: reportFailure };
    const response = await mcpResponse(await readJsonBody(request), server);
    return response === undefined
      ? new Response(null, { status: 202 })
      : Response.json(response, { headers: noStoreHeaders });
  });
}
