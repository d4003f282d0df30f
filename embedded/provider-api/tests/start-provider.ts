import { afterAll } from "vitest";
import { createProviderServer } from "../server.ts";
import { startOnFreePort } from "@tessera/runtime/testing/start-on-free-port.ts";

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: () => unknown;
}

type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

interface Setting {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The real service on a free port, stopped after the tests of the file. */
export async function startProvider({ now }: Setting = { now: Date.now }): Promise<Ask> {
  const server = createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 60, now });
  const { origin, stop } = await startOnFreePort(server);
  afterAll(stop);
  return async (path, init) => {
    const response = await fetch(`${origin}${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  };
}
