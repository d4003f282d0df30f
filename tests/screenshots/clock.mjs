/** Starts the clock of a program (`node --import`) at the same moment each time: pictures contain no other dates. */
const now = Date.now.bind(Date);
const ahead = Date.parse("2026-12-01T10:00:00Z") - now();

Date.now = () => now() + ahead;

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [target.now()] : parts, newTarget),
});
