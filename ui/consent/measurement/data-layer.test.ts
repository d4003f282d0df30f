import { afterEach, describe, expect, it, vi } from "vitest";
import { createDataLayer, pushEntry } from "./data-layer.ts";

describe("E16: the data layer", () => {
  it("does not receive the same value of a variable twice in turn", () => {
    const entries: object[] = [];
    const layer = createDataLayer((entry) => entries.push(entry));
    layer.set("currency", "EUR");
    layer.set("meta", { city: "ROME" });
    layer.set("currency", "EUR");
    layer.set("meta", { city: "ROME" });
    layer.set("currency", "USD");
    layer.set("currency", "EUR");
    const currencies = entries.flatMap((entry) => ("currency" in entry ? [entry.currency] : []));
    expect([currencies, entries.length]).toEqual([["EUR", "USD", "EUR"], 4]);
  });

  it("receives each event, with its details", () => {
    const entries: object[] = [];
    const layer = createDataLayer((entry) => entries.push(entry));
    layer.event("scroll", { percent: 25 });
    layer.event("scroll", { percent: 25 });
    expect(entries).toEqual([
      { event: "scroll", percent: 25 },
      { event: "scroll", percent: 25 },
    ]);
  });
});

describe("E16: an entry", () => {
  const logged = vi.spyOn(console, "info").mockReturnValue();
  afterEach(() => {
    logged.mockClear();
    globalThis.dataLayer = undefined;
  });

  it("goes to the window's data layer", () => {
    globalThis.dataLayer = [];
    pushEntry({ event: "page_view" });
    expect([globalThis.dataLayer, logged.mock.calls]).toEqual([[{ event: "page_view" }], []]);
  });

  it("is logged to the console where there is none", () => {
    pushEntry({ event: "page_view" });
    expect(logged.mock.calls).toEqual([["data layer", { event: "page_view" }]]);
  });
});
