import { expect, it } from "vitest";
import { GET } from "./route.ts";

it.each([
  ["/rome/?page=2", "/rome/?page=2"],
  ["//evil.example/", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["/a\r\nSet-Cookie:x", "/"],
])("leaves to %j → %s, never to another host, and is never cached", (to, expected) => {
  const response = GET(new Request(`http://tessera.localhost/api/exit-preview/?to=${encodeURIComponent(to)}`));
  expect([response.status, response.headers.get("location")]).toEqual([303, expected]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.getSetCookie()[0]).toMatch(/^io\.prismic\.preview=; .*Max-Age=0/);
});
