import { once } from "node:events";
import { createServer, type RequestListener, type Server, ServerResponse } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { noReporter } from "../telemetry/errors/error-reporter.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { createObservations } from "../telemetry/trace/observations.ts";
import type { Attributes, Span, TraceStart } from "../telemetry/trace/span.ts";
import { observeNext, observeRequests } from "./observe-requests.ts";
import { PageResponse } from "./page-response.ts";
import { createTimings } from "../telemetry/trace/timings.ts";

let server: Server;
afterEach(() => {
  server.close();
});

/** A telemetry that samples everything, in memory. */
function recording() {
  const starts: TraceStart[] = [];
  const ended: Attributes[] = [];
  const span = (): Span => {
    const all: Record<string, Attributes[string]> = {};
    return {
      traceId: "t1",
      traceparent: "",
      child: span,
      set: (attributes) => void Object.assign(all, attributes),
      end: (error) => ended.push({ ...all, failed: error !== undefined }),
    };
  };
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
  const telemetry: Telemetry = {
    log,
    errors: noReporter,
    observations: createObservations(() => performance.now()),
    tracer: {
      start: (start) => {
        starts.push(start);
        return span();
      },
      close: async () => {},
    },
    close: async () => {},
  };
  return { telemetry, starts, ended, log };
}

async function request(listener: RequestListener, path: string, headers: Record<string, string> = {}) {
  server = createServer({ ServerResponse: PageResponse }, listener).listen(0);
  await once(server, "listening");
  const address = server.address();
  const closed = new Promise<void>((resolve) => {
    server.once("request", (_request, response) => response.once("close", resolve));
  });
  const answer = await fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}${path}`, { headers });
  await answer.text();
  await closed;
  return answer;
}

const traces = { share: 1, continuesIncoming: false };
const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

test("the span of a request has its path without the query, its status, and how the cache responded", async () => {
  const { telemetry, starts, ended } = recording();
  const listener = observeRequests(
    (_request, response) => {
      telemetry.observations.note("cache", "hit");
      response.end();
    },
    telemetry,
    { requestShare: 0, traces },
  );
  await request(listener, "/de/?email=ada@example.org", { traceparent });
  expect(starts).toMatchObject([{ name: "GET", attributes: { "url.path": "/de/" }, parent: undefined }]);
  expect(ended).toEqual([{ "http.response.status_code": 200, "tessera.cache": "hit", failed: false }]);
});

test("a failed request is a failed span", async () => {
  const { telemetry, ended } = recording();
  const fail: RequestListener = (_request, response) => void response.writeHead(503).end();
  await request(observeRequests(fail, telemetry, { requestShare: 0, traces }), "/");
  expect(ended).toEqual([{ "http.response.status_code": 503, failed: true }]);
});

test("a trace that a proxy began is continued where the settings say so", async () => {
  const { telemetry, starts } = recording();
  const settings = { requestShare: 0, traces: { share: 1, continuesIncoming: true } };
  const respond: RequestListener = (_request, response) => void response.end();
  await request(observeRequests(respond, telemetry, settings), "/", { traceparent });
  expect(starts[0]?.parent).toBe(traceparent);
});

test("probes are neither traced nor logged", async () => {
  const { telemetry, starts, log } = recording();
  const respond: RequestListener = (_request, response) => void response.end();
  await request(observeRequests(respond, telemetry, { requestShare: 1, traces }), "/healthz");
  expect(starts).toEqual([]);
  expect(log.info).not.toHaveBeenCalled();
});

test("a request has a line of its own where the settings say so, without its query", async () => {
  const { telemetry, log } = recording();
  const respond: RequestListener = (_request, response) => void response.writeHead(404).end();
  const listener = observeRequests(
    respond,
    { ...telemetry, tracer: undefined },
    { requestShare: 1, traces: undefined },
  );
  await request(listener, "/de/?email=ada@example.org");
  const fields = { host: expect.stringMatching(/^127/), status: 404, ms: expect.any(Number) };
  expect(log.info.mock.calls).toEqual([["request", "GET /de/", fields]]);
});

test("without traces and lines of requests nothing stands between the server and its listener", () => {
  const { telemetry } = recording();
  const listener: RequestListener = () => {};
  const settings = { requestShare: 0, traces: undefined };
  expect(observeRequests(listener, { ...telemetry, tracer: undefined }, settings)).toBe(listener);
});

test.each([
  ["proxy-1234", "proxy-1234"],
  ["a b\n", expect.stringMatching(/^[\da-f-]{36}$/)],
])("what runs for the request %j has the id %s", async (id, expected) => {
  const { telemetry } = recording();
  let seen: string | undefined;
  const next = observeNext((_request, response) => {
    seen = telemetry.observations.current()?.requestId;
    response.end();
  }, telemetry);
  await request(next, "/", id.includes("\n") ? { "x-request-id": "a b" } : { "x-request-id": id });
  expect(seen).toEqual(expected);
});

test("what is rendered into memory for a preview is measured too", async () => {
  const { telemetry } = recording();
  const inner = observeNext((_request, response) => {
    telemetry.observations.measure("load", () => {});
    response.end();
  }, telemetry);
  const outer = observeNext((incoming, response) => {
    inner(incoming, new ServerResponse(incoming));
    response.writeHead(200).end();
  }, telemetry);
  const { headers } = await request((incoming, response) => {
    if (response instanceof PageResponse) response.timings = createTimings(() => 5, 0);
    outer(incoming, response);
  }, "/");
  expect(headers.get("server-timing")).toContain("load;dur=");
});

test.each([
  ["a preview", true, /^load;dur=\d+\.\d, total;dur=5\.0$/],
  ["any other page", false, /^$/],
])("in Server-Timing, %s has how long its parts took: %s", async (_page, isPreview, timing) => {
  const { telemetry } = recording();
  const next = observeNext((_request, response) => {
    telemetry.observations.measure("load", () => {});
    response.writeHead(200).end();
  }, telemetry);
  const { headers } = await request((incoming, response) => {
    if (isPreview && response instanceof PageResponse) response.timings = createTimings(() => 5, 0);
    next(incoming, response);
  }, "/");
  expect(headers.get("server-timing") ?? "").toMatch(timing);
});
