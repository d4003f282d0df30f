import { createInteractions } from "./interactions.ts";
import { shownAt } from "./shown-at.ts";

/** How a page loads and responds, as browsers measure it. Milliseconds, but for `cls`. */
type Vitals = Readonly<Partial<Record<"ttfb" | "fcp" | "lcp" | "inp" | "cls", number>>>;

interface VitalsObserver {
  /** Returns what is known now. */
  readonly read: () => Vitals;
  readonly stop: () => void;
}

/** A window of shifts ends after a second without one, or five seconds. */
const [gapMs, windowMs] = [1000, 5000];

/** Observes a page from its start: browsers buffer what happened before. A browser omits what it does not know. */
export function observeVitals(): VitalsObserver {
  const vitals: Partial<Record<keyof Vitals, number>> = {};
  const [navigation] = performance.getEntriesByType("navigation");
  const start = shownAt();
  const since = (time: number) => Math.max(0, time - start);
  if (navigation !== undefined) vitals.ttfb = since(numberIn(navigation, "responseStart"));
  const addShift = createShifts();
  const addInteraction = createInteractions();
  const observers = [
    observe("paint", (entry) => {
      if (entry.name === "first-contentful-paint") vitals.fcp = since(entry.startTime);
    }),
    observe("largest-contentful-paint", ({ startTime }) => (vitals.lcp = since(startTime))),
    observe("layout-shift", (entry) => (vitals.cls = addShift(entry))),
    observe("event", (entry) => {
      const id = numberIn(entry, "interactionId");
      if (id > 0) vitals.inp = addInteraction(id, entry.duration, numberIn(performance, "interactionCount"));
    }),
  ];
  return { read: () => ({ ...vitals }), stop: () => observers.forEach((observer) => observer?.disconnect()) };
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): PerformanceObserver | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  observer.observe({ type, buffered: true });
  return observer;
}

/** Returns a function that adds a shift, and returns the sum of the worst window of shifts. */
function createShifts(): (entry: PerformanceEntry) => number {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  return (entry) => {
    if ("hadRecentInput" in entry && entry.hadRecentInput === true) return worst;
    const { startTime } = entry;
    const continues = sum > 0 && startTime - last < gapMs && startTime - first < windowMs;
    sum = (continues ? sum : 0) + numberIn(entry, "value");
    first = continues ? first : startTime;
    last = startTime;
    worst = Math.max(worst, sum);
    return worst;
  };
}

/** Returns a field that the DOM types do not know. */
function numberIn(entry: object, name: string): number {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === "number" ? value : 0;
}
