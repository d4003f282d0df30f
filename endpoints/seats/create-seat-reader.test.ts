import { describe, expect, it, vi } from "vitest";
import { parseSeatLines } from "../../catalog/seating/seat-lines.ts";
import { sectionExample, seatMapExample } from "../../catalog/seating/seating.example.ts";
import type { SeatMap } from "../../catalog/seating/seating.ts";
import type { Reading } from "../../catalog/snapshot/reading.ts";
import { seatsAddress } from "../../routing/seats-address.ts";
import { createSeatReader } from "./create-seat-reader.ts";

const host = "westend.localhost";
const wanted = { id: 7, date: "2026-12-01", time: "19:30", locale: "de", currency: "GBP" } as const;

async function read(reading: Reading<SeatMap>, query = seatsAddress(wanted).split("?")[1], at = host) {
  const seatMaps = vi.fn(async () => new Map([["7/2026-12-01/19:30", reading]]));
  const shared = vi.fn(() => Promise.reject(new Error("Seats are read for the visitor.")));
  const forTraveler = vi.fn(() => ({ seatMaps }));
  const request = new Request(`http://${at}/api/seats/?${query}`, { headers: { host: at, cookie: "session=1" } });
  const response = await createSeatReader({ provider: { seatMaps: shared, forTraveler } })(request);
  return { response, calls: seatMaps.mock.calls.length, headers: forTraveler.mock.calls };
}

const found = { state: "found", value: seatMapExample } as const;

describe("P26: the seats of a performance for a browser", () => {
  it("are lines that no cache stores, and cost one call", async () => {
    const { response, calls } = await read(found);
    expect([response.status, response.headers.get("cache-control"), calls]).toEqual([200, "no-store", 1]);
    expect(parseSeatLines(await response.text())).toEqual(seatMapExample);
  });

  it("H1: are read for the visitor, with the cookies of the request", async () => {
    expect((await read(found)).headers).toEqual([["session=1"]]);
  });

  it("H1: are those of all visitors where no cookie may be forwarded", async () => {
    const seatMaps = async () => new Map([["7/2026-12-01/19:30", found]]);
    const request = new Request(`http://${host}${seatsAddress(wanted)}`, { headers: { host } });
    const response = await createSeatReader({ provider: { seatMaps, forTraveler: () => undefined } })(request);
    expect(response.status).toBe(200);
  });

  it.each([
    ["on a host that is no site", {}, "other.example"],
    ["without a day", { date: "" }, host],
    ["on a day that there is not", { date: "2026-02-30" }, host],
    ["at a time that there is not", { time: "25:00" }, host],
    ["of no product", { id: "7/8" }, host],
    ["in an unknown currency", { currency: "XXX" }, host],
    ["in an unknown language", { locale: "xx" }, host],
  ])("are missing %s, without a call", async (_title, change, at) => {
    const query = new URLSearchParams({ ...wanted, id: "7", ...change }).toString();
    const { response, calls } = await read(found, query, at);
    expect([response.status, calls]).toEqual([404, 0]);
  });

  it("are missing where the provider has none, or more than a map shows", async () => {
    const large = { bands: seatMapExample.bands, sections: [sectionExample("S", [["A", "S".repeat(6001)]])] };
    for (const reading of [{ state: "missing" }, { state: "found", value: large }] as const)
      expect((await read(reading)).response.status).toBe(404);
  });

  it("are unavailable when the call fails, which no cache stores", async () => {
    const { response } = await read({ state: "failed", cause: new Error("down") });
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
  });
});
