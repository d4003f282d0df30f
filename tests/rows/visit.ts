import { Agent } from "node:http";
import { JSDOM } from "jsdom";
import * as v from "valibot";
import { type Received, sendPatiently } from "../support/send.ts";
import { callsSchema } from "../support/upstream-calls.ts";
import type { Facts } from "./facts.ts";
import type { RowRequest, Visited } from "./row.ts";

/** The sites under test and their services. */
export interface Target {
  readonly baseUrl: string;
  readonly contentUrl: string;
  readonly providerUrl: string;
}

/** Sends the requests of rows, on four connections at most. */
export function createVisits({ baseUrl, providerUrl }: Target, facts: Facts) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const visit = async ({ site, path, method = "GET", headers = {}, body }: RowRequest): Promise<Visited> => {
    const host = site === "" ? new URL(baseUrl).host : `${site}.localhost:${new URL(baseUrl).port}`;
    const address = typeof path === "string" ? path : await path(facts);
    const sent = { path: address, method, headers: { host, ...headers }, base: baseUrl, agent };
    return toVisited(await sendPatiently(body === undefined ? sent : { ...sent, body }));
  };
  return {
    visit,
    /** Visits in a separate currency, so that no cache has the page, and reads the provider’s calls. */
    visitCold: async (request: RowRequest, currency: string): Promise<Visited> => {
      await fetch(`${providerUrl}/__calls`, { method: "DELETE" });
      const visited = await visit({ ...request, headers: { ...request.headers, cookie: `currency=${currency}` } });
      const calls = v.parse(callsSchema, await (await fetch(`${providerUrl}/__calls`)).json());
      return { ...visited, calls };
    },
  };
}

function toVisited({ status, headers, body }: Received): Visited {
  const type = headers["content-type"] ?? "";
  const { document } = new JSDOM(type.includes("html") ? body : "").window;
  const pairs = Object.entries(headers).map(([name, value]) => [name, [value].flat().join("\n")] as const);
  return { status, headers: new Map(pairs), body, document, calls: [] };
}
