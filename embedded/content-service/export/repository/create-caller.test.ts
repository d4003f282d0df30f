import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { startOnFreePort } from "@tessera/runtime/testing/start-on-free-port.ts";
import { createCaller } from "./create-caller.ts";
import { readRepositorySettings } from "./repository-settings.ts";

/** Creates a function that requests an API which responds these statuses, one after the other. */
async function makeCaller(...statuses: readonly number[]) {
  const left = [...statuses];
  const server = createServer((_, response) => {
    const status = left.shift() ?? 200;
    response.writeHead(status).end(JSON.stringify({ message: `${status}`, left: left.length }));
  });
  const { origin, stop } = await startOnFreePort(server);
  onTestFinished(stop);
  const environment = { PRISMIC_WRITE_TOKEN: "t", PRISMIC_MIGRATION_API_URL: origin, PRISMIC_PAUSE: "0" };
  const call = createCaller(readRepositorySettings("tessera", environment));
  return (method: "GET" | "POST" | "PUT") => call({ api: "migration", method, path: "/documents", body: undefined });
}

test.each(["GET", "POST", "PUT"] as const)("%s is repeated while the API is busy", async (method) => {
  const call = await makeCaller(429, 429);
  expect(await call(method)).toMatchObject({ message: "200" });
});

test("a failed GET or PUT is repeated, and at most five times", async () => {
  expect(await (await makeCaller(500, 503))("PUT")).toMatchObject({ message: "200" });
  await expect((await makeCaller(500, 500, 500, 500, 500, 501))("GET")).rejects.toThrow("501");
});

test("a POST that failed is not repeated: it may have created its document", async () => {
  await expect((await makeCaller(500))("POST")).rejects.toThrow("500");
});

test("a refused token is no error of one document: it stops everything, and says what to set", async () => {
  await expect((await makeCaller(403))("PUT")).rejects.toThrow(/responded 403, "403": set PRISMIC_WRITE_TOKEN/);
});
