import { expect, it } from "vitest";
import { GET } from "./route.ts";

it.each([
  ["/rome/?page=2", "/rome/?page=2"],
  ["//evil.example/", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["/a\r\nSet-Cookie:x", "/"],
])("leaves to %j → %s, never to another host, and is never kept", (to, expected) => {
  const answer = GET(new Request(`http://tessera.localhost/api/exit-preview/?to=${encodeURIComponent(to)}`));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, expected]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.getSetCookie()[0]).toMatch(/^io\.prismic\.preview=; .*Max-Age=0/);
});
