import { expect, test } from "vitest";
import { returnTo } from "./redirect.ts";

const host = "www.tessera.example";

test.each([
  ["/rome/#form", `https://${host}/rome/?ci=7&cm=spring`, "/rome/?ci=7&cm=spring#form"],
  ["/rome/?sort=price", `https://${host}/rome/?sort=rating&ci=7`, "/rome/?sort=price&ci=7"],
  ["/rome/#form", `https://${host}/rome/`, "/rome/#form"],
  ["/rome/#form", `https://${host}/paris/?ci=7`, "/rome/#form"],
  ["/rome/#form", "https://evil.example/rome/?ci=7", "/rome/#form"],
  ["/rome/#form", "about:client", "/rome/#form"],
  ["/rome/#form", "", "/rome/#form"],
])("B6: a form that leads to %s, sent from %s, returns to %s", (location, referer, expected) => {
  const request = new Request(`https://${host}/api/newsletter/`, { headers: { host, referer } });
  const { status, headers } = returnTo(location, request, ["a=1", "b=2"]);
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([303, expected, "no-store"]);
  expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});
