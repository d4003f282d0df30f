import { expect, test, vi } from "vitest";
import { createTracedFetch } from "./traced-fetch.ts";
import type { Span } from "./span.ts";

const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

function spanWith(end: Span["end"], set: Span["set"]): Span {
  return { traceId: "", traceparent, child: () => spanWith(end, set), set, end };
}

function traced(respond: typeof fetch = async () => new Response("ok"), sampled = true) {
  const send = vi.fn(respond);
  const end = vi.fn<Span["end"]>();
  const set = vi.fn<Span["set"]>();
  const observation = { requestId: "r", timings: undefined, span: sampled ? spanWith(end, set) : undefined };
  const fetch = createTracedFetch({
    observations: { current: () => observation },
    fetch: send,
    ownOrigins: ["https://www.tessera.example"],
  });
  const listSentHeaders = () => send.mock.calls.map(([, init]) => new Headers(init?.headers));
  return { fetch, send, end, set, listSentHeaders };
}

test.each([
  "http://localhost:4001/api/v2",
  "http://tessera.localhost:3000/",
  "http://127.0.0.1:4002/x",
  "http://[::1]:4002/x",
  "https://www.tessera.example/api/",
])("H30: the tracing header is sent to %s", async (url) => {
  const { fetch, listSentHeaders } = traced();
  await fetch(url, { headers: { accept: "a/b" } });
  expect(listSentHeaders().map((headers) => [headers.get("traceparent"), headers.get("accept")])).toEqual([
    [traceparent, "a/b"],
  ]);
});

test.each([
  "https://tessera.cdn.prismic.io/api/v2",
  "https://api.provider.example/api/",
  "http://www.tessera.example/",
  "https://www.tessera.example.evil.test/",
  "https://localhost.evil.test/",
  "http://127.0.0.1.evil.test/",
  "http://user@evil.test/?a=localhost",
])("H30: no tracing header is sent to %s", async (url) => {
  const { fetch, listSentHeaders } = traced();
  await fetch(new URL(url));
  await fetch(new Request(url.replace("user@", "")));
  expect(listSentHeaders().map((headers) => headers.has("traceparent"))).toEqual([false, false]);
});

test("a request of an unsampled trace is sent as it is", async () => {
  const { fetch, send } = traced(undefined, false);
  await fetch("http://localhost/", { headers: {} });
  expect(send).toHaveBeenCalledExactlyOnceWith("http://localhost/", { headers: {} });
});

test("the span of a request has its status, or its error", async () => {
  const { fetch, end, set } = traced();
  await fetch("http://localhost/");
  expect(set).toHaveBeenCalledExactlyOnceWith({ "http.response.status_code": 200 });
  expect(end).toHaveBeenCalledExactlyOnceWith();
  const down = new TypeError("fetch failed");
  const failing = traced(async () => Promise.reject(down));
  await expect(failing.fetch("http://localhost/")).rejects.toBe(down);
  expect(failing.end).toHaveBeenCalledExactlyOnceWith(down);
});
