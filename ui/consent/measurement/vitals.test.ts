import { afterEach, expect, it, vi } from "vitest";
import { observeVitals } from "./vitals.ts";

const entries: Readonly<Record<string, readonly object[]>> = {
  paint: [
    { name: "first-paint", startTime: 400 },
    { name: "first-contentful-paint", startTime: 900 },
  ],
  "largest-contentful-paint": [{ startTime: 1000 }, { startTime: 1400 }],
  "layout-shift": [
    { startTime: 100, value: 0.02 },
    { startTime: 900, value: 0.03 },
    { startTime: 1000, value: 0.5, hadRecentInput: true },
    { startTime: 4000, value: 0.04 },
  ],
  event: [
    { interactionId: 0, duration: 900 },
    { interactionId: 7, duration: 120 },
    { interactionId: 8, duration: 80 },
  ],
};

class Observer {
  static supportedEntryTypes = Object.keys(entries);
  readonly #report: (list: object) => void;
  constructor(report: (list: object) => void) {
    this.#report = report;
  }
  observe({ type }: { readonly type: string }) {
    this.#report({ getEntries: () => entries[type] ?? [] });
  }
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [0, { ttfb: 300, fcp: 900, lcp: 1400, inp: 120 }],
  [500, { ttfb: 0, fcp: 400, lcp: 900, inp: 120 }],
])("X24: vitals of a page that was shown %i ms after its start", (activationStart, expected) => {
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal("performance", { getEntriesByType: () => [{ responseStart: 300, activationStart }] });
  const { cls, ...others } = observeVitals().read();
  expect(others).toEqual(expected);
  expect(cls).toBeCloseTo(0.05);
});

it("X24: a browser that measures nothing has none", () => {
  vi.stubGlobal(
    "PerformanceObserver",
    class extends Observer {
      static override supportedEntryTypes = [];
    },
  );
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  expect(observeVitals().read()).toEqual({});
});
