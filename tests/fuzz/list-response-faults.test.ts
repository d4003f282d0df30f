import { expect, it } from "vitest";
import { listResponseFaults, isBusy } from "./list-response-faults.ts";
import { parseReceived } from "./send.ts";

const secure = [
  "Content-Security-Policy: default-src 'none'",
  "Cross-Origin-Opener-Policy: same-origin",
  "Permissions-Policy: geolocation=()",
  "Referrer-Policy: no-referrer",
  "X-Content-Type-Options: nosniff",
];

const received = (status: string, ...headers: readonly string[]) =>
  parseReceived([`HTTP/1.1 ${status}`, ...secure, ...headers, "", "body"].join("\r\n"));

it.each([
  ["200 OK", [], []],
  ["100 Continue\r\n\r\nHTTP/1.1 200 OK", [], []],
  ["500 Internal Server Error", [], ["status 500"]],
  ["503 Service Unavailable", [], ["status 503"]],
  ["503 Service Unavailable", ["Retry-After: 3"], []],
  ["308 Permanent Redirect", ["Location: /rome/?ci=1"], []],
  ["302 Found", ["Location: http://westend.localhost:3000/"], []],
  ["302 Found", ["Location: //evil.example/"], ["a redirect to //evil.example/"]],
  [
    "302 Found",
    ["Location: https://tessera.example.evil.example/"],
    ["a redirect to https://tessera.example.evil.example/"],
  ],
  [
    "404 Not Found",
    ["Cache-Control: public, max-age=31536000, immutable"],
    ["404 with public, max-age=31536000, immutable"],
  ],
  ["404 Not Found", ["Cache-Control: no-cache"], []],
  ["200 OK", ["X-Injected: 1"], ["an injected header"]],
  ["200 OK", ["X-Powered-By: Next.js"], ["x-powered-by"]],
])("%s with %j has the faults %j", (status, headers, faults) => {
  expect(listResponseFaults(received(status, ...headers))).toEqual(faults);
});

it("an received without the security headers names each, and a connection without a response is one fault", () => {
  expect(listResponseFaults(parseReceived("HTTP/1.1 200 OK\r\n\r\n"))).toHaveLength(secure.length);
  expect(listResponseFaults(parseReceived(""))).toEqual(["no response"]);
});

it("only a 503 that says when to come back is honest", () => {
  expect([isBusy(received("503 Busy", "Retry-After: 3")), isBusy(received("503 Busy"))]).toEqual([true, false]);
});
