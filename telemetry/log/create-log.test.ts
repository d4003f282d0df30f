import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "./create-log.ts";
import type { Level } from "./log.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function logging(level: Level = "info", ids: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const log = createLog({
    level,
    write: (line) => lines.push(line),
    ids: () => ids,
    now: () => performance.now(),
  });
  return { log, lines, parsed: () => lines.map((line): unknown => JSON.parse(line)) };
}

test("a line is JSON with time, level, event, message, fields and the ids of its request", () => {
  const { log, lines, parsed } = logging("info", { request: "r1", trace: "t1" });
  log.error("provider-failure", "The provider failed.", { resource: "products" });
  expect(parsed()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: "error",
      event: "provider-failure",
      message: "The provider failed.",
      resource: "products",
      request: "r1",
      trace: "t1",
    },
  ]);
  expect(lines[0]?.endsWith("\n")).toBe(true);
});

test("lines below the level are not written", () => {
  const { log, lines } = logging("warn");
  log.info("a", "b");
  log.warn("a", "b");
  expect(lines).toHaveLength(1);
});

test("a line has no control characters, no secrets, and a bounded length", () => {
  const { log, lines, parsed } = logging();
  const circle: Record<string, unknown> = { authorization: "Bearer abc" };
  circle["itself"] = circle;
  log.error("console", `\u001B[2J\u009B1m\u2028${"x".repeat(9999)}`, {
    url: "https://site.example/?email=ada@example.org",
    circle,
    items: Array.from({ length: 9999 }, () => "x".repeat(9999)),
  });
  log.error("console", "short", { url: "https://site.example/?email=ada@example.org", circle });
  expect(lines.join("").replaceAll("\n", "")).toMatch(/^\P{Cc}+$/u);
  expect(lines[0]?.length).toBeLessThan(10_000);
  expect(lines[0]).toContain(String.raw`\u001b[2J\u009b1m\u2028`);
  expect(parsed()[1]).toMatchObject({
    url: "https://site.example/?email=…",
    circle: { authorization: "(hidden)", itself: { authorization: "(hidden)" } },
  });
});

test("an error is logged with its stack and the messages of its causes", () => {
  const { log, parsed } = logging();
  log.error("page-failed", "It failed.", { error: new TypeError("outer", { cause: new Error("inner") }) });
  expect(parsed()).toMatchObject([
    {
      error: {
        name: "TypeError",
        message: "outer",
        causes: ["inner"],
        stack: expect.arrayContaining([expect.stringContaining("create-log.test.ts")]),
      },
    },
  ]);
});

/** Logs the lines of an outage: 2,675 responses wrote 111,361 lines, each a little different. */
function logOutage(log: ReturnType<typeof logging>["log"], responses: number) {
  for (let response = 0; response < responses; response += 1) {
    for (let call = 0; call < 42; call += 1) {
      const product = { product: 50_000 + ((response * 42 + call) % 4_000) };
      log.error("provider-failure", `Product ${product.product} could not be read.`, product);
    }
    if (response % 27 === 0) vi.advanceTimersByTime(1000);
  }
}

test("the log of an outage has a bounded number of lines, and says how many were omitted", () => {
  const { log, lines, parsed } = logging();
  logOutage(log, 2_675);
  vi.advanceTimersByTime(10_000);
  expect(lines.length).toBeLessThan(700);
  const counts = parsed().flatMap((line) =>
    typeof line === "object" && line !== null && "counts" in line ? [line.counts] : [],
  );
  const omitted = counts.reduce<number>((sum, count) => sum + Number(Object.values(Object(count))[0]), 0);
  expect(omitted + lines.length - counts.length).toBe(2_675 * 42);
});

test("the same line is written once in ten seconds", () => {
  const { log, parsed } = logging();
  for (let second = 0; second < 25; second += 1) {
    log.error("provider-stale", "The provider is down.");
    vi.advanceTimersByTime(1000);
  }
  const events = parsed().map((line) => Object(line).event);
  expect(events.filter((event) => event === "provider-stale")).toHaveLength(3);
  expect(parsed()).toContainEqual(
    expect.objectContaining({
      event: "lines-omitted",
      message: "Lines were omitted: 9 provider-stale.",
      counts: { "provider-stale": 9 },
    }),
  );
});

test("one event that floods the log hides no other, and the last line before the end is always written", () => {
  const { log, parsed } = logging();
  for (let line = 0; line < 1000; line += 1) log.error("console", `Line ${line}`);
  log.error("slice-failed", "A slice failed.");
  log.fatal("uncaught-exception", "The process ends.");
  expect(parsed().slice(-2)).toMatchObject([{ event: "slice-failed" }, { event: "uncaught-exception" }]);
});
