import { expect, it } from "vitest";
import { ContentError } from "../../content/client/content-error.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { ProviderError } from "../../catalog/provider/provider-error.ts";
import { readReadiness } from "./readiness.ts";

const content = { page: async () => undefined };
const provider = testProvider({ currencies: () => ["EUR"] });

it("I11: both upstreams respond, whatever they contain", async () => {
  expect(await readReadiness({ content, provider })).toEqual({ content: "ok", provider: "ok" });
  expect(await readReadiness({ content, provider: testProvider() })).toEqual({ content: "ok", provider: "ok" });
});

it("I11: a failure is named by its kind alone: its message may contain an address", async () => {
  const failing = {
    content: { page: () => Promise.reject(new ContentError("authorization", "https://private.example")) },
    provider: testProvider({
      currencies: () => {
        throw new ProviderError("responded with 500", { kind: "unavailable", path: "/api/v1/currency/list/" });
      },
    }),
  };
  expect(await readReadiness(failing)).toEqual({ content: "authorization", provider: "unavailable" });
});

it("I11: an upstream that does not respond is named after two seconds", async () => {
  const never = { page: () => new Promise<never>(() => undefined) };
  const { content: state } = await readReadiness({ content: never, provider });
  expect(state).toBe("no response within 2000 ms");
});
