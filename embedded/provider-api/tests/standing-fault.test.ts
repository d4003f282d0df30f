import { afterEach, describe, expect, it } from "vitest";
import { startProvider } from "./start-provider.ts";

let now = Date.UTC(2026, 10, 21);
const ask = await startProvider({ now: () => now, monotonicNow: () => now });
const order = (body: unknown) => ask("/__fault", { method: "PUT", body: JSON.stringify(body) });
const heal = () => ask("/__fault", { method: "DELETE" });
const fetchStatus = async (path: string, init?: RequestInit) => (await ask(path, init)).status;
const currencies = "/api/v1/currency/list/";

afterEach(heal);

describe("a fault of every answer", () => {
  it("lasts as long as was asked for, and no longer", async () => {
    const { status, json } = await order({ fault: "500", forMs: 60_000 });
    expect([status, json()]).toEqual([200, { fault: "500", endsAt: now + 60_000 }]);
    now += 59_999;
    expect(await fetchStatus(currencies)).toBe(500);
    expect(await fetchStatus("/nowhere")).toBe(500);
    now += 1;
    expect(await fetchStatus(currencies)).toBe(200);
  });

  it("ends when it is taken back", async () => {
    await order({ fault: "500", forMs: 60_000 });
    const { status, json } = await heal();
    expect([status, json(), await fetchStatus(currencies)]).toEqual([200, null, 200]);
  });

  it("gives way to the next one, and to what a call asks for itself", async () => {
    await order({ fault: "500", forMs: 60_000 });
    await order({ fault: "429", forMs: 60_000 });
    expect(await fetchStatus(currencies)).toBe(429);
    expect(await fetchStatus(currencies, { headers: { "x-fault": "500" } })).toBe(500);
  });

  it("hang → no answer until the caller gives up", async () => {
    await order({ fault: "hang", forMs: 60_000 });
    await expect(ask(currencies, { signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
  });

  it("spares /health, preflights and the call log, and is no call itself", async () => {
    await ask("/__calls", { method: "DELETE" });
    await order({ fault: "500", forMs: 60_000 });
    expect(await fetchStatus("/health")).toBe(200);
    expect(await fetchStatus(currencies, { method: "OPTIONS" })).toBe(204);
    expect((await ask("/__calls")).json()).toEqual([{ method: "OPTIONS", path: currencies, query: "" }]);
  });

  it.each([
    ["a fault nobody knows", { fault: "boredom", forMs: 1 }],
    ["no time", { fault: "500" }],
    ["no time at all", { fault: "500", forMs: 0 }],
    ["longer than ten minutes", { fault: "500", forMs: 600_001 }],
    ["more than an order", { fault: "500", forMs: 1, note: "x".repeat(1000) }],
    ["no record", "500"],
  ])("%s → 400, and all is well", async (_title, body) => {
    expect((await order(body)).status).toBe(400);
    expect(await fetchStatus(currencies)).toBe(200);
  });

  it.each(["GET", "POST"])("%s → 405", async (method) => {
    expect(await fetchStatus("/__fault", { method })).toBe(405);
  });
});
