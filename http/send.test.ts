import { expect, test } from "vitest";
import { startUpstream } from "./upstream.example.ts";
import { UpstreamError } from "./upstream-error.ts";
import { createUpstream } from "./upstream.ts";

/** Returns the result of a GET whose upstream redirects it, and the key that each request sent. */
async function redirectTo(toLocation: (elsewhere: string) => string) {
  const sent: unknown[] = [];
  await using elsewhere = await startUpstream((response) => response.end("elsewhere"));
  await using upstream = await startUpstream((response, url) => {
    sent.push(response.req.headers["x-key"]);
    if (url.pathname === "/things") response.writeHead(302, { location: toLocation(elsewhere.baseUrl) });
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
