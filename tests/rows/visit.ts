import { Agent } from "node:http";
import { JSDOM } from "jsdom";
import * as v from "valibot";
import { type Received, sendPatiently } from "../support/send.ts";
import { callsSchema } from "../support/upstream-calls.ts";
import type { RowRequest, Visited } from "./row.ts";

/** The sites under test and their services. */
export interface Target {
  readonly baseUrl: string;
  readonly contentUrl: string;
  readonly providerUrl: string;
  readonly bookingUrl: string;
}

/** Sends the requests of rows, on four connections at most. */
export function createVisits({ baseUrl, providerUrl, bookingUrl }: Target) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const visit = async ({ site, path, method = "GET", headers = {}, body }: RowRequest): Promise<Visited> => {
    const base = site === "booking" ? bookingUrl : baseUrl;
    const host = `${site}.localhost:${new URL(base).port}`;
    const sent = {
      path: String(path),
      method,
      headers: { host, ...(method === "POST" && { origin: `http://${headers["host"] ?? host}` }), ...headers },
      base,
      agent,
    };
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
