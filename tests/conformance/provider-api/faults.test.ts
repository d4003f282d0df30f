import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { currenciesAnswer, errorAnswer } from "./wire-schema.ts";

const ask = await startProvider();
const path = "/api/v1/currency/list/";

const asked: ReadonlyArray<readonly [string, (fault: string) => ReturnType<typeof ask>]> = [
  ["header x-fault", (fault) => ask(path, { headers: { "x-fault": fault } })],
  ["query fault", (fault) => ask(`${path}?fault=${fault}`)],
];

describe.each(asked)("faults on demand by %s", (_by, spoiled) => {
  it("500 → an error envelope", async () => {
    const { status, json } = await spoiled("500");
    expect([status, v.is(errorAnswer, json())]).toEqual([500, true]);
  });

  it("429 → says when to come back", async () => {
    const { status, headers } = await spoiled("429");
    expect([status, headers.get("retry-after")]).toEqual([429, "1"]);
  });

  it("invalid-json → 200 that does not parse", async () => {
    const { status, json } = await spoiled("invalid-json");
    expect(status).toBe(200);
    expect(json).toThrow(SyntaxError);
  });

  it("wrong-shape → 200 that parses and is not an answer", async () => {
    const { status, json } = await spoiled("wrong-shape");
    expect([status, v.is(currenciesAnswer, json())]).toEqual([200, false]);
  });

  it("slow → the true answer, late", async () => {
    const before = performance.now();
    const { json } = await spoiled("slow");
    expect(performance.now() - before).toBeGreaterThan(50);
    expect(v.is(currenciesAnswer, json())).toBe(true);
  });
});

describe("hang", () => {
  it.each([
    [path, { "x-fault": "hang" }],
    [`${path}?fault=hang`, {}],
  ])("%s %j → no answer until the caller gives up", async (url, headers) => {
    await expect(ask(url, { headers, signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/);
  });
});
