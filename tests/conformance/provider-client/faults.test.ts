import { afterAll, describe, expect, it } from "vitest";
import { connectProvider, type ProviderReader } from "../../support/provider-reader.ts";
import { ProviderError } from "../../../catalog/provider/provider-error.ts";
import { createProviderServer } from "../../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../../embedded/runtime/testing/start-on-free-port.ts";
import {
  type ProviderResourceName,
  providerResourceNames,
  providerResources,
  type ResourceQuery,
} from "../../../catalog/snapshot/table.ts";

const { origin, stop } = await startOnFreePort(
  createProviderServer({
    mediaBaseUrl: "http://media.test",
    slowMs: 5000,
    // Seats are of performances to come: an example names one of the day after.
    now: () => Date.parse("2026-11-23T09:00:00Z"),
  }),
);
afterAll(stop);

/** One call per resource of the provider, by name. The country is missing: its failure is a value. */
const everyCall = providerResourceNames
  .filter((name) => name !== "country")
  .map((name) => [name, createExampleCall(name)] as const);

function createExampleCall<Name extends ProviderResourceName>(
  name: Name,
): (client: ProviderReader) => Promise<unknown> {
  const query: ResourceQuery<Name> = providerResources[name].example;
  return (client) => client.found(name, query);
}

/** Creates a client whose every call ends in this fault. A client with an open circuit breaker sends no requests. */
function faulty(fault: string, timeoutMs: number) {
  const fetchWithFault: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-fault", fault);
    return fetch(input, { ...init, headers });
  };
  return connectProvider({ baseUrl: origin, fetch: fetchWithFault, timeoutMs });
}

const faults = [
  ["500", 3000, { status: 500 }],
  ["429", 500, { status: 429, retryAfterMs: 1000 }],
  ["invalid-json", 3000, { status: 200, cause: { name: "SyntaxError" } }],
  ["wrong-shape", 3000, { status: 200, cause: { name: "ValiError" } }],
  ["hang", 100, { status: undefined, cause: { name: "TimeoutError" } }],
  ["slow", 100, { status: undefined, cause: { name: "TimeoutError" } }],
] as const;

describe.each(faults)("I9: on fault %s every call throws a ProviderError in time", (fault, timeoutMs, expected) => {
  it.concurrent.each(everyCall)("%s", async (_name, call) => {
    const started = performance.now();
    const error: unknown = await call(faulty(fault, timeoutMs)).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject(expected);
    expect(performance.now() - started).toBeLessThan(timeoutMs + 4000);
  });

  it.concurrent("H29: country returns it", async () => {
    expect(await faulty(fault, timeoutMs).one("country", "current")).toMatchObject({
      name: "ProviderError",
      ...expected,
    });
  });
});

it.each(everyCall)("without a fault %s responds", async (_name, call) => {
  await expect(call(connectProvider({ baseUrl: origin, timeoutMs: 30_000 }))).resolves.toBeDefined();
});
