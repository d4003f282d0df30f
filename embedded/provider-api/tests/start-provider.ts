import { afterAll } from "vitest";
import { createProviderServer, type ProviderServerOptions } from "../server.ts";
import { startOnFreePort } from "@tessera/runtime/testing/start-on-free-port.ts";

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: () => unknown;
}

type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

/** The real service on a free port, stopped after the tests of the file. */
export async function startProvider(clocks: Pick<ProviderServerOptions, "now" | "monotonicNow"> = {}): Promise<Ask> {
  const server = createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 60, ...clocks });
  const { origin, stop } = await startOnFreePort(server);
  afterAll(stop);
  return async (path, init) => {
    const response = await fetch(`${origin}${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  };
}
