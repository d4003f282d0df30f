/** Stops the clock of a program (`node --import`), so that pages of two builds show the same dates. Timers still run. */
const now = Date.parse(process.env.HTML_CLOCK ?? "2026-12-01T10:00:00Z");

Date.now = () => now;

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now] : parts, newTarget),
});
