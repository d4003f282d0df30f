import { startOnFreePort } from "@tessera/runtime/testing/start-on-free-port.ts";
import { afterAll, expect, test } from "vitest";
import { createProviderServer } from "../server.ts";

const { origin, stop } = await startOnFreePort(createProviderServer({ keys: ["key-of-one", "key-of-two"] }));
afterAll(stop);

const path = "/api/tours/v6/tour-groups/?ids[]=50001&language=EN&currency=EUR";

test.each<[title: string, headers: Record<string, string>]>([
  ["a bearer token", { authorization: "Bearer key-of-one" }],
  ["the header of the public API", { "headout-auth": "key-of-two" }],
])("a service with keys accepts %s, and does not repeat it", async (_title, headers) => {
  const response = await fetch(origin + path, { headers });
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain("key-of");
});

test.each<[title: string, headers: Record<string, string>]>([
  ["no key", {}],
  ["another key", { authorization: "Bearer key-of-three" }],
  ["another scheme", { authorization: "Basic key-of-one" }],
])("a service with keys refuses %s, and does not repeat it", async (_title, headers) => {
  const response = await fetch(origin + path, { headers });
  expect(response.status).toBe(401);
  const body = await response.text();
  expect(body).not.toContain("key-of");
  expect(JSON.parse(body)).toMatchObject({ status: 401, error: { code: "E_UNAUTHORIZED" } });
});

test("preflights, health and pictures need no key", async () => {
  const fetchStatus = async (target: string, init?: RequestInit) => (await fetch(origin + target, init)).status;
  expect(await fetchStatus(path, { method: "OPTIONS" })).toBe(204);
  expect(await fetchStatus("/health")).toBe(200);
  expect(await fetchStatus("/media/drawings/safety.svg?measure=helmet")).toBe(200);
});

test("without an address of pictures, they are its own", async () => {
  const response = await fetch(origin + path, { headers: { authorization: "Bearer key-of-one" } });
  const [, picture = ""] = /"(http:[^"]+\/media\/[^"]+)"/.exec(await response.text()) ?? [];
  expect(new URL(picture).origin).toBe(origin);
  expect((await fetch(picture)).status).toBe(200);
});
