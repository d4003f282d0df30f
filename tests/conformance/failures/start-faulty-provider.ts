import { afterAll } from "vitest";
import { createProviderClient, type ProviderClient } from "../../../catalog/provider/client.ts";
import { createProviderServer } from "../../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../../embedded/runtime/testing/start-on-free-port.ts";

/** `down`: nobody listens; the others are the service's own. */
export const faults = ["down", "500", "429", "slow", "hang", "invalid-json", "wrong-shape"] as const;

export type Fault = (typeof faults)[number];

/** Milliseconds for a whole call, where nothing but the time ends it: `hang`, and `429`, which asks for a second of waiting. */
const shortMs = 400;
/** For the others, so that a busy machine is no fault. */
const longMs = 5000;

/** Makes a client of the real service, for which the calls that `spoils` picks go wrong. Stopped after the tests of the file. */
export async function startFaultyProvider() {
  const server = createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 20 });
  const { origin, stop } = await startOnFreePort(server);
  afterAll(stop);
  return (fault: Fault, spoils: (path: string) => boolean): ProviderClient =>
    createProviderClient({
      baseUrl: origin,
      timeoutMs: fault === "hang" || fault === "429" ? shortMs : longMs,
      fetch: async (input, init) => {
        const asked = new Request(input, init);
        const spoilt = spoils(new URL(asked.url).pathname);
        if (spoilt && fault === "down") throw new TypeError("fetch failed");
        if (spoilt) asked.headers.set("x-fault", fault);
        return fetch(asked);
      },
    });
}
