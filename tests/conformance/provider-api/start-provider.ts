import { afterAll } from "vitest";
import * as v from "valibot";
import { createProviderServer } from "../../../embedded/provider-api/server.ts";

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: () => unknown;
}

type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

const address = v.object({ port: v.number() });

/** The real service on a free port, stopped after the tests of the file. */
export async function startProvider(): Promise<Ask> {
  const server = createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 60 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = v.parse(address, server.address());
  return async (path, init) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  };
}
