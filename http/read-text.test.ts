import { gzipSync } from "node:zlib";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { readText } from "./read-text.ts";
import { createUpstream } from "./upstream.ts";
import { startUpstream } from "./upstream.example.ts";

test.each([
  ["", 0],
  ["four", 4],
  ["Ünïcödé 🎭", 17],
])("reads %j within its %d bytes", async (text, bytes) => {
  expect(await readText(new Response(text), bytes)).toBe(text);
});

function createStreamBody(...chunks: readonly Uint8Array[]): Pick<Response, "body"> {
  return new Response(
    new ReadableStream({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );
}

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
  expect(await readText(createStreamBody(bytes.slice(0, 1), bytes.slice(1)), 2)).toBe("é");
});

const block = Buffer.alloc(1 << 20, " ");

/** Sends 600 MB of spaces, as JSON allows before a value. */
function sendPlain(response: ServerResponse, left = 600): void {
  if (response.destroyed) return;
  response.write(block, () => (left > 0 ? sendPlain(response, left - 1) : response.end()));
}

const packed = gzipSync(Buffer.alloc(32 << 20, " "));

/** Sends 33 MB as 33 kB. */
function sendPacked(response: ServerResponse): void {
  response.setHeader("content-encoding", "gzip").end(packed);
}

test.each([
  ["plain", sendPlain],
  ["compressed", sendPacked],
])("I10: many huge answers at once, %s, cost no more memory than a few", async (_title, sendHuge) => {
  await using upstream = await startUpstream((response, { pathname }) =>
    pathname === "/small" ? response.end("small") : sendHuge(response),
  );
  const { get } = createUpstream({ timeoutMs: 60_000 });
  const before = process.memoryUsage().arrayBuffers;
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().arrayBuffers - before)), 5);
  const huge = Array.from({ length: 20 }, (_, index) => get(`${upstream.baseUrl}/${index}`));
  const small = get(`${upstream.baseUrl}/small`);
  const results = await Promise.allSettled(huge);
  clearInterval(watch);
  expect(results.map((result) => result.status === "rejected" && result.reason)).toEqual(
    huge.map(() => expect.objectContaining({ kind: "too-large" })),
  );
  expect(await small).toMatchObject({ body: "small" });
  // Without a common limit they would be over 300 MB.
  expect(peak).toBeLessThan(200_000_000);
});
