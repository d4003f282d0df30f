/** Functions that the bench of seats runs in a page, where nothing is imported: each is complete in itself. */

/** Notes when the first picture of a map is painted, as `firstPaint`. It is called before the page is read. */
export function notePaint(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector("#seats [role=group] svg path[d^=M]") === null) return;
    observer.disconnect();
    // A task of the next frame begins after the paint of this one.
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { firstPaint: performance.now() })));
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["d"] });
}

/** Returns how long the map took from its data to its first paint, once it is painted. */
export async function paintTime(): Promise<number> {
  while (typeof Reflect.get(globalThis, "firstPaint") !== "number")
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  const data = performance.getEntriesByType("resource").find(({ name }) => name.includes("/api/seats/"));
  if (!(data instanceof PerformanceResourceTiming)) throw new Error("The page has requested no seats.");
  return Number(Reflect.get(globalThis, "firstPaint")) - data.responseEnd;
}

/** Returns how long so many frames take. */
export async function frameTimes(count: number): Promise<number[]> {
  const starts: number[] = [];
  while (starts.length <= count)
    starts.push(await new Promise<number>((resolve) => void requestAnimationFrame(resolve)));
  return starts.slice(1).map((start, index) => start - (starts[index] ?? start));
}

/** Collects how long each key takes to its next paint. */
export function observe(): void {
  const times: number[] = [];
  Object.assign(globalThis, { times });
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === "keydown") times.push(duration);
  });
  // The compiler's own types lack the threshold, which is 104 ms by default.
  const options = { type: "event", durationThreshold: 16 };
  observer.observe(options);
}

/** Returns what was collected once all of it is painted. */
export async function collected(): Promise<number[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const times: unknown = Reflect.get(globalThis, "times");
  return Array.isArray(times) ? times.map(Number) : [];
}

/** Follows the link to later months, and returns how long it takes until they are painted. Undefined without such a link. */
export async function laterMonths(): Promise<number | undefined> {
  const link = document.querySelector<HTMLAnchorElement>("#dates [data-later]:not([hidden])");
  if (link === null) return undefined;
  const before = document.querySelectorAll("#dates table").length;
  const start = performance.now();
  link.click();
  while (document.querySelectorAll("#dates table").length === before)
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  await new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}
