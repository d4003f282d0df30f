import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { exampleCalls } from "./example-call.ts";
import { startProvider } from "./start-provider.ts";
import { errorAnswer } from "./wire-schema/error.ts";

const ask = await startProvider();

describe.each(exampleCalls)("faults on demand at $route", ({ call: { schema }, path, query, headers }) => {
  const spoiled = (fault: string) => ask(path + query, { headers: { ...headers, "x-fault": fault } });

  it("500 → an error envelope", async () => {
    const { status, json } = await spoiled("500");
    expect([status, v.is(errorAnswer, json())]).toEqual([500, true]);
  });

  it("429 → says when to come back", async () => {
    const { status, headers: answered, json } = await spoiled("429");
    expect([status, answered.get("retry-after"), v.is(errorAnswer, json())]).toEqual([429, "1", true]);
  });

  it("invalid-json → 200 that does not parse", async () => {
    const { status, json } = await spoiled("invalid-json");
    expect(status).toBe(200);
    expect(json).toThrow(SyntaxError);
  });

  it("wrong-shape → 200 that parses and is not an answer", async () => {
    const { status, json } = await spoiled("wrong-shape");
    expect([status, v.is(schema, json())]).toEqual([200, false]);
  });

  it("slow → the true answer, late", async () => {
    const before = performance.now();
    const { json } = await spoiled("slow");
    expect(performance.now() - before).toBeGreaterThan(50);
    expect(v.is(schema, json())).toBe(true);
  });

  it("hang → no answer until the caller gives up", async () => {
    const signal = AbortSignal.timeout(100);
    await expect(ask(path + query, { headers: { ...headers, "x-fault": "hang" }, signal })).rejects.toThrow(/timeout/);
  });
});

describe("faults can be asked for in the query too", () => {
  it.each([
    ["500", 500],
    ["429", 429],
    ["boredom", 400],
  ])("fault=%s → %i", async (fault, status) => {
    expect((await ask(`/api/v1/currency/list/?fault=${fault}`)).status).toBe(status);
  });

  it("but not of a preflight: browsers could not ask otherwise", async () => {
    expect((await ask("/api/v1/currency/list/?fault=500", { method: "OPTIONS" })).status).toBe(204);
  });
});
