import { afterAll } from "vitest";
import { createProviderClient, type ProviderClient } from "../../../catalog/provider/client.ts";
import { createProviderServer } from "../../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../../embedded/runtime/testing/start-on-free-port.ts";
import { renderedAt } from "./render-path.tsx";

/** `down` refuses the connection; the service simulates the others. */
export const faults = ["down", "500", "429", "slow", "hang", "invalid-json", "wrong-shape"] as const;

export type Fault = (typeof faults)[number];

/** Time-out of a call that hangs. The others of its page have the client's, so that a busy machine does not end them. */
const hangMs = 200;
/** Time-out of all other calls, long enough for a busy machine that is reading the provider's data meanwhile. */
const longMs = 30_000;
/** Seconds to wait after `429`. They exceed the time-out, so that the call fails at once. */
const waitSeconds = "60";

/**
 * Starts the real service and returns a factory of clients whose calls fail where `affects` is true.
 * The service stops after the tests of the file.
 */
export async function startFaultyProvider() {
  const server = createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 20, now: () => renderedAt });
  const { origin, stop } = await startOnFreePort(server);
  afterAll(stop);
  return (fault: Fault, affects: (path: string) => boolean): ProviderClient =>
    createProviderClient({
      baseUrl: origin,
      timeoutMs: longMs,
      // Not by a new `Request`: Node 20 loses the signal of one that is garbage-collected, and the call never ends.
      fetch: async (input, init) => {
        const affected = affects(new URL(input instanceof Request ? input.url : input).pathname);
        if (affected && fault === "down") throw new TypeError("fetch failed");
        const headers = new Headers(init?.headers);
        if (affected) headers.set("x-fault", fault);
        const signal = affected && fault === "hang" ? AbortSignal.timeout(hangMs) : (init?.signal ?? null);
        const response = await fetch(input, { ...init, headers, signal });
        if (response.status !== 429) return response;
        return new Response(response.body, { status: 429, headers: { "retry-after": waitSeconds } });
      },
    });
}
