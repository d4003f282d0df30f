import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { fetchWithin } from "./fetch-within.ts";

async function service(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? `http://localhost:${address.port}/` : "";
}

test("429 is asked again after the wait it names", async () => {
  let asked = 0;
  const url = await service((_request, answer) => {
    asked += 1;
    if (asked === 1) answer.writeHead(429, { "Retry-After": "0" }).end();
    else answer.end("content");
  });
  expect(await (await fetchWithin(10_000)(url)).text()).toBe("content");
  expect(asked).toBe(2);
});

test.each([
  ["an hour", "3600"],
  ["no wait", "0"],
  ["nothing that can be read", "soon"],
])("a service that answers 429 and names %s costs no more than the time-out", async (_title, retryAfter) => {
  const url = await service((_request, answer) => answer.writeHead(429, { "Retry-After": retryAfter }).end());
  await expect(fetchWithin(150)(url)).rejects.toThrow(/abort/i);
});

test("one that never answers costs no more than the time-out", async () => {
  const url = await service(() => {});
  await expect(fetchWithin(50)(url)).rejects.toThrow(/abort/i);
});

test("any other status is the caller's", async () => {
  const url = await service((_request, answer) => answer.writeHead(503).end());
  expect((await fetchWithin(10_000)(url)).status).toBe(503);
});
