import { expect, it } from "vitest";
import { exampleCalls } from "./example-call.ts";
import { startProvider } from "./start-provider.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const ask = await startProvider({ now: () => now });

it.each(exampleCalls)("the answer of $route is as it was", async ({ route, call, path, query, headers }) => {
  const short = [call.limited ? "limit=1" : "", call.brief ?? ""].filter((part) => part !== "").join("&");
  const { status, json } = await ask(`${path}${query}&${short}`, { headers });
  expect(status).toBe(200);
  const file = route.replace("/api/", "").replaceAll(/[{}]/g, "").replaceAll("/", "-");
  await expect(`${JSON.stringify(json(), null, 2)}\n`).toMatchFileSnapshot(`golden/${file}.json`);
});
