import { expect, test } from "vitest";
import { StartError } from "../terminal.ts";
import { trustedProxies } from "./trusted-proxies.ts";

const addresses = ["203.0.113.1", "203.0.113.7", "203.0.113.9", "2001:db8::1", "2001:db8:1::1", "::1"];

test.each([
  [undefined, []],
  ["", []],
  ["203.0.113.9", ["203.0.113.9"]],
  ["203.0.113.0/29, 2001:db8::/32", ["203.0.113.1", "203.0.113.7", "2001:db8::1", "2001:db8:1::1"]],
  ["203.0.113.9/32\n2001:db8::1", ["203.0.113.9", "2001:db8::1"]],
])("I10: TRUSTED_PROXIES=%j trusts %j", (value, expected) => {
  const proxies = trustedProxies({ NODE_ENV: "test", ...(value !== undefined && { TRUSTED_PROXIES: value }) });
  const isTrusted = (address: string) => proxies.check(address, address.includes(":") ? "ipv6" : "ipv4");
  expect(addresses.filter(isTrusted)).toEqual(expected);
});

test.each([
  "cdn.example",
  "203.0.113",
  "203.0.113.0/33",
  "2001:db8::/129",
  "203.0.113.0/",
  "0.0.0.0/0",
  "::/0",
  "::/x",
])("I10: TRUSTED_PROXIES=%s ends the start with a sentence", (TRUSTED_PROXIES) => {
  const parse = () => trustedProxies({ NODE_ENV: "test", TRUSTED_PROXIES });
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(`TRUSTED_PROXIES has "${TRUSTED_PROXIES}"`);
});
