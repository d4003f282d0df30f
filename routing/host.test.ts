import { expect, test } from "vitest";
import { findSiteByHost } from "./host.ts";

test.each([
  ["www.tessera.example", "tessera"],
  ["WWW.Tessera.Example", "tessera"],
  ["www.tessera.example:3000", "tessera"],
  ["www.tessera.example.", "tessera"],
  ["www.tessera.example.:443", "tessera"],
  ["stage-www.tessera.example", "tessera"],
  ["Stage-www.colosseum-visits.example:8080", "colosseum"],
  ["localhost", "tessera"],
  ["localhost:3000", "tessera"],
  ["tessera.localhost", "tessera"],
  ["colosseum.localhost:3000", "colosseum"],
  ["stage-westend.localhost", "westend"],
])("B2: %s is a host of %s", (host, name) => {
  expect(findSiteByHost(host)?.name).toBe(name);
});

test.each([
  "",
  ":3000",
  "tessera.example",
  "www.tessera.example.evil.example",
  "evil-www.tessera.example",
  "stage-stage-www.tessera.example",
  "www.tessera.example:3000:3000",
  "www.tessera.example:123456",
  "www.tessera.example..",
  "www.tessera.example/rome",
  "user@www.tessera.example",
  "www.tessera.example, www.tessera.example",
  "nobody.localhost",
  "127.0.0.1",
  "[::1]:3000",
])("%j is no host of ours", (host) => {
  expect(findSiteByHost(host)).toBeUndefined();
});
