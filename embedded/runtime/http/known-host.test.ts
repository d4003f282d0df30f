import { expect, test } from "vitest";
import { knownHost } from "./known-host.ts";

const isKnown = knownHost(["Media.example"]);

test.each(["localhost", "tessera.localhost", "127.0.0.1", "127.8.9.1", "[::1]", "media.example"])(
  "%s is this service",
  (hostname) => expect(isKnown(hostname)).toBe(true),
);

test.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "notlocalhost", "10.0.0.1", ""])(
  "%s is not",
  (hostname) => expect(isKnown(hostname)).toBe(false),
);
