import { expect, test } from "vitest";
import { readText } from "./send.ts";
import { startUpstream } from "./upstream.example.ts";
import { UpstreamError } from "./upstream-error.ts";
import { createUpstream } from "./upstream.ts";

test.each([
  ["", 0],
  ["four", 4],
  ["Ünïcödé 🎭", 17],
])("reads %j within its %d bytes", async (text, bytes) => {
  expect(await readText(new Response(text), bytes)).toBe(text);
});

test("one byte over the limit is refused, and the rest is not read", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(10));
    },
  });
  await expect(readText(new Response(endless), 29)).rejects.toThrow("body is over 29 bytes");
  expect(pulled).toBeLessThan(6);
});

test("a character split between two chunks stays whole", async () => {
  const bytes = new TextEncoder().encode("é");
  const halves = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, 1));
      controller.enqueue(bytes.slice(1));
      controller.close();
    },
  });
  expect(await readText(new Response(halves), 2)).toBe("é");
});

/** What a GET results in whose upstream redirects it, and what each request had as its key. */
async function redirectTo(locationOf: (elsewhere: string) => string) {
  const sent: unknown[] = [];
  await using elsewhere = await startUpstream((response) => response.end("elsewhere"));
  await using upstream = await startUpstream((response, url) => {
    sent.push(response.req.headers["x-key"]);
    if (url.pathname === "/things") response.writeHead(302, { location: locationOf(elsewhere.baseUrl) });
    response.end("here");
  });
  const { get } = createUpstream({ timeoutMs: 5000 });
  const result = await get(`${upstream.baseUrl}/things`, { "x-key": "s3cret" }).catch((error: unknown) => error);
  return { result, sent, elsewhere: elsewhere.requests.length };
}

test("a redirect within the upstream is followed, with the headers", async () => {
  expect(await redirectTo(() => "/things/")).toEqual({
    result: { status: 200, body: "here" },
    sent: ["s3cret", "s3cret"],
    elsewhere: 0,
  });
});

test("a redirect to another origin is not followed: its host would receive the key", async () => {
  const { result, elsewhere } = await redirectTo((baseUrl) => `${baseUrl}/things/`);
  expect([result, elsewhere]).toEqual([expect.any(UpstreamError), 0]);
  expect(result).toMatchObject({ kind: "status", status: 302 });
});

test("a redirect without end fails", async () => {
  const { result, sent } = await redirectTo(() => "/things");
  expect([result, sent.length]).toEqual([expect.objectContaining({ kind: "status", status: 302 }), 6]);
});
