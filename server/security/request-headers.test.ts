import { expect, test } from "vitest";
import { dropInternalHeaders } from "./request-headers.ts";

const ordinary = { host: "www.tessera.example", cookie: "currency=USD", accept: "text/html", "accept-encoding": "br" };
const internal = {
  rsc: "1",
  "next-router-prefetch": "1",
  "next-url": "/a",
  "x-middleware-subrequest": "proxy:proxy",
  "x-middleware-prefetch": "1",
  "x-nextjs-data": "1",
  "x-invoke-path": "/a",
  "content-security-policy": "script-src 'nonce-a'",
  "content-security-policy-report-only": "script-src 'nonce-a'",
  "x-prerender-revalidate": "id",
  "x-forwarded-host": "evil.example",
  "x-forwarded-for": "203.0.113.9",
  forwarded: "host=evil.example",
};
const serverAction = { "next-action": "id", "next-router-state-tree": "[]" };

test("what steers Next is dropped, all else stays", () => {
  const headers = { ...ordinary, ...internal, ...serverAction };
  dropInternalHeaders(headers, false);
  expect(headers).toEqual(ordinary);
});

test("a server action reaches Next where there is one", () => {
  const headers = { ...ordinary, ...internal, ...serverAction };
  dropInternalHeaders(headers, true);
  expect(headers).toEqual({ ...ordinary, ...serverAction });
});
