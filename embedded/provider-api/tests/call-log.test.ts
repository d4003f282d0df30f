import { beforeEach, describe, expect, it } from "vitest";
import { startProvider } from "./start-provider.ts";

const ask = await startProvider();
const calls = async () => (await ask("/__calls")).json();

describe("the call log", () => {
  beforeEach(async () => {
    await ask("/__calls", { method: "DELETE" });
  });

  it("lists calls in order, failed and spoiled ones too", async () => {
    await ask("/api/v1/currency/list/");
    await ask("/api/tours/v6/tour-groups/?ids[]=50001&language=DE");
    await ask("/nowhere?fault=500");
    expect(await calls()).toEqual([
      { method: "GET", path: "/api/v1/currency/list/", query: "" },
      { method: "GET", path: "/api/tours/v6/tour-groups/", query: "ids[]=50001&language=DE" },
      { method: "GET", path: "/nowhere", query: "fault=500" },
    ]);
  });

  it("leaves out itself and /health", async () => {
    await ask("/health");
    await calls();
    expect(await calls()).toEqual([]);
  });

  it("keeps the last 1000", async () => {
    await ask("/nowhere?the-first");
    // A busy machine accepts a few hundred connections at once.
    for (let count = 0; count < 27; count += 1) await Promise.all(Array.from({ length: 37 }, () => ask("/nowhere")));
    expect(await calls()).toContainEqual({ method: "GET", path: "/nowhere", query: "the-first" });
    await ask("/nowhere?the-last");
    const kept = await calls();
    expect(kept).toHaveLength(1000);
    expect(kept).toContainEqual({ method: "GET", path: "/nowhere", query: "the-last" });
    expect(kept).not.toContainEqual({ method: "GET", path: "/nowhere", query: "the-first" });
  });
});

describe("health", () => {
  it("answers 200 as soon as the service listens", async () => {
    expect((await ask("/health")).status).toBe(200);
  });
});
