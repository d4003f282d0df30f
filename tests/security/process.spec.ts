import { Agent } from "node:http";
import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { useOwnSite } from "../e2e/own-site.ts";
import { send } from "../support/send.ts";

test.describe.configure({ mode: "serial" });

const failing = pathToFileURL(resolve("tests/support/failing-responses.mjs")).href;
const own = useOwnSite({ HOST: "127.0.0.1", DEVELOPER_PAGES: "", NODE_OPTIONS: `--import ${failing}` });

test("there are no pages for developers unless they are asked for", async () => {
  for (const path of ["/dev/", "/dev/shortcodes/", "/dev/changes"]) {
    const { status, body } = await send({ path, base: own.baseUrl });
    expect(status).toBe(404);
    expect(body).toContain("<title>Page not found</title>");
  }
});

test("HOST is the only address that is listened on", async () => {
  const { port } = new URL(own.baseUrl);
  expect((await send({ path: "/healthz", base: `http://127.0.0.1:${port}` })).status).toBe(200);
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ internal, family }) => !internal && family === "IPv4").map(({ address }) => address),
  );
  for (const address of [...others, "127.0.0.2"])
    await expect(send({ path: "/healthz", base: `http://${address}:${port}` })).rejects.toThrow();
});

for (const way of ["throw", "throw-later", "reject"])
  for (const [title, target] of [
    ["health", "/healthz"],
    ["a cached page", "/"],
    ["a page", "/rome/"],
    ["a missing page", "/no-such-page/"],
    ["a refusal", "/%E0%A4%A"],
  ] as const)
    test(`a bug (${way}) in the handling of ${title} costs that request alone`, async () => {
      const failed = await send({ path: target, base: own.baseUrl, headers: { "x-fail": way } });
      // A page that can't be sent is unavailable for now.
      expect([500, 503]).toContain(failed.status);
      expect(failed.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      expect((await send({ path: "/", base: own.baseUrl })).status).toBe(200);
    });

const sendOn = (agent: Agent) => send({ path: "/rome/", base: own.baseUrl, agent });

/** Sends requests on one connection until a response ends it. Returns the statuses. */
async function sendUntilClosed(agent: Agent): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (;;) {
    const { status, headers } = await sendOn(agent);
    statuses.push(status);
    if (headers.connection === "close") return statuses;
  }
}

test("SIGTERM resets none of 20 connections that send one request after another", async () => {
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  // A server that closes refuses those that are not connected yet.
  await Promise.all(agents.map(sendOn));
  const clients = agents.map(sendUntilClosed);
  for (let count = 0; count < 20; count += 1) await send({ path: "/healthz", base: own.baseUrl });
  own.signal("SIGTERM");
  const statuses = (await Promise.all(clients)).map((each) => [...new Set(each)]);
  expect(statuses).toEqual(agents.map(() => [200]));
});
