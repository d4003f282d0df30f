import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as v from "valibot";
import { createTracer } from "./open-telemetry.ts";

const exportSchema = v.object({
  resourceSpans: v.array(
    v.object({
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({
              name: v.string(),
              traceId: v.string(),
              spanId: v.string(),
              parentSpanId: v.optional(v.string()),
              status: v.object({ code: v.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

let collector: Server;
const bodies: string[] = [];

beforeEach(async () => {
  bodies.length = 0;
  collector = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const address = collector.address();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  collector.close();
});

const received = () =>
  bodies.flatMap((body) =>
    v
      .parse(exportSchema, JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

const request = { name: "GET", attributes: {} };

test("the spans of a request reach the collector as one trace", async () => {
  const tracer = createTracer(1);
  const span = tracer.start(request);
  const load = span?.child("load", "internal");
  load?.child("GET content", "client").end(new Error("down"));
  load?.end();
  span?.set({ "http.response.status_code": 200 });
  span?.end();
  await tracer.close();
  const spans = received();
  const findSpanId = (name: string) => spans.find((one) => one.name === name)?.spanId;
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([span?.traceId]));
  expect(spans.map(({ name, parentSpanId, status }) => [name, parentSpanId, status.code])).toEqual([
    ["GET content", findSpanId("load"), 2],
    ["load", findSpanId("GET"), 0],
    ["GET", undefined, 0],
  ]);
});

test("I4: the trace of a missing page is dropped, with all of its spans", async () => {
  const tracer = createTracer(1);
  const missing = tracer.start({ ...request, name: "missing" });
  missing?.child("load", "internal").end();
  missing?.set({ "http.response.status_code": 404 });
  missing?.end();
  missing?.child("late", "internal").end();
  tracer.start({ ...request, name: "found" })?.end();
  await tracer.close();
  expect(received().map(({ name }) => name)).toEqual(["found"]);
});

test("J10: the share of sampled requests is the share of the settings", () => {
  const countSampled = (share: number) => {
    const tracer = createTracer(share);
    return Array.from({ length: 4_000 }, () => tracer.start(request)).filter((span) => span !== undefined).length;
  };
  expect(countSampled(0)).toBe(0);
  expect(countSampled(1)).toBe(4_000);
  expect(countSampled(0.05)).toBeGreaterThan(100);
  expect(countSampled(0.05)).toBeLessThan(350);
});

const traceId = "0af7651916cd43dd8448eb211c80319c";

test.each([
  [`00-${traceId}-b7ad6b7169203331-01`, true],
  [`00-${traceId}-b7ad6b7169203331-00`, false],
])("a trace that another process began with %s is continued as it decided", (parent, sampled) => {
  const span = createTracer(sampled ? 0 : 1).start({ ...request, parent });
  expect(span?.traceId).toBe(sampled ? traceId : undefined);
});

test.each(["", "00-0-0-01", `00-${"0".repeat(32)}-b7ad6b7169203331-01`, `ff-${traceId}-b7ad6b7169203331-01`])(
  "the invalid parent %j starts a trace of its own",
  (parent) => {
    const span = createTracer(1).start({ ...request, parent });
    expect(span?.traceId).not.toBe(traceId);
  },
);
