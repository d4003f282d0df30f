import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import * as v from "valibot";
import { sites } from "../../hosts/index.ts";
import type { Site } from "../../hosts/site.ts";
import type { Checked, Checker } from "./checker.ts";
import { siteHeaders } from "./visit-pages.ts";

const searched = v.object({
  structuredContent: v.object({ experiences: v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1)) }),
});

/** The client validates every response by the protocol's schemas, and throws. */
export const mcp: Checker = {
  does: "the client of the Model Context Protocol's SDK calls all tools of each host",
  check: async ({ baseUrl }) => {
    const checked = await Promise.all(sites.map((site) => callTools(baseUrl, site)));
    return {
      inputs: checked.reduce((sum, { inputs }) => sum + inputs, 0),
      faults: checked.flatMap(({ faults }) => faults),
    };
  },
};

async function callTools(baseUrl: string, { name: where, languages }: Site): Promise<Checked> {
  const client = new Client({ name: "validators", version: "1.0.0" });
  let inputs = 0;
  const call = async (name: string, parameters: Record<string, unknown>) => {
    inputs += 1;
    return client.callTool({ name, arguments: parameters });
  };
  try {
    await client.connect(createTransport(baseUrl, where));
    const { tools } = await client.listTools();
    const unknown = tools.filter(({ name }) => !["search_experiences", "get_experience_details"].includes(name));
    for (const language of languages.slice(0, 5)) {
      const found = v.parse(searched, await call("search_experiences", { query: "", language, limit: 1 }));
      for (const { id } of found.structuredContent.experiences) await call("get_experience_details", { id, language });
    }
    const refused = await call("get_experience_details", { id: "none" }).catch(() => "refused");
    return {
      inputs,
      faults: [
        ...unknown.map(({ name }) => ({ where, says: `the tool ${name} is not called` })),
        ...(refused === "refused" ? [] : [{ where, says: "an invalid id is not refused" }]),
      ],
    };
  } catch (error) {
    return { inputs, faults: [{ where, says: String(error) }] };
  } finally {
    await client.close();
  }
}

function createTransport(baseUrl: string, site: string): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL("/api/mcp/", baseUrl), {
    fetch: (url, { headers, ...init } = {}) =>
      fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(headers)), ...siteHeaders(site) } }),
  });
}
