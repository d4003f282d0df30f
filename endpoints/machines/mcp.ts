import * as v from "valibot";

/** A tool that assistants may call. It only reads. */
export interface McpTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its arguments. */
  readonly inputSchema: object;
  /** Returns what it found. Throws `InvalidArguments`. */
  readonly call: (parameters: unknown) => Promise<unknown>;
}

/** Reports that a tool was called with invalid arguments. */
export class InvalidArguments extends Error {
  override readonly name = "InvalidArguments";
}

/** The versions of the protocol that differ in nothing that is used here, latest first. */
const versions = ["2025-06-18", "2025-03-26", "2024-11-05"] as const;

const message = v.object({
  jsonrpc: v.literal("2.0"),
  id: v.optional(v.union([v.string(), v.number()])),
  method: v.pipe(v.string(), v.maxLength(100)),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});

const callParameters = v.object({ name: v.string(), arguments: v.optional(v.unknown(), {}) });

interface McpServer {
  readonly name: string;
  readonly tools: readonly McpTool[];
  /** Receives what a tool throws, but `InvalidArguments`. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Returns what a read-only server of the Model Context Protocol responds to a message (JSON-RPC 2.0). Undefined for a
 * notification, which has no response. A `body` that is undefined could not be read.
 */
export async function mcpResponse(body: unknown, server: McpServer): Promise<object | undefined> {
  if (body === undefined) return failure(null, -32_700, "The request is no JSON, or too long.");
  const parsed = v.safeParse(message, body);
  if (!parsed.success) return failure(null, -32_600, "The request is no message of JSON-RPC 2.0.");
  const { id, method, params } = parsed.output;
  if (id === undefined) return undefined;
  const result = (value: object) => ({ jsonrpc: "2.0", id, result: value });
  if (method === "initialize") return result(initialized(params, server));
  if (method === "ping") return result({});
  if (method === "tools/list")
    return result({
      tools: server.tools.map(({ call: _call, ...tool }) => ({ ...tool, annotations: { readOnlyHint: true } })),
    });
  return method === "tools/call" ? callTool(id, params, server) : failure(id, -32_601, `There is no method ${method}.`);
}

function initialized({ protocolVersion }: Readonly<Record<string, unknown>>, { name }: McpServer): object {
  return {
    protocolVersion: versions.find((each) => each === protocolVersion) ?? versions[0],
    capabilities: { tools: {} },
    serverInfo: { name, version: "1.0.0" },
  };
}

async function callTool(id: string | number, params: unknown, { tools, onFailure }: McpServer): Promise<object> {
  const called = v.safeParse(callParameters, params);
  const tool = called.success ? tools.find(({ name }) => name === called.output.name) : undefined;
  if (tool === undefined || !called.success) return failure(id, -32_602, "There is no such tool.");
  try {
    const found = await tool.call(called.output.arguments);
    return {
      jsonrpc: "2.0",
      id,
      result: { content: [{ type: "text", text: JSON.stringify(found) }], structuredContent: found },
    };
  } catch (error) {
    if (error instanceof InvalidArguments) return failure(id, -32_602, error.message);
    onFailure(error);
    const text = "The data can't be read now. Please try again in a moment.";
    return { jsonrpc: "2.0", id, result: { content: [{ type: "text", text }], isError: true } };
  }
}

function failure(id: string | number | null, code: number, text: string): object {
  return { jsonrpc: "2.0", id, error: { code, message: text } };
}
