import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { isAuthentic } from "./is-authentic.ts";

const secret = "s3cret-s3cret";
const body = '{"type":"api-update"}';
const now = 1_800_000_000_000;

function signed(seconds: number, key = secret, text = body): string {
  return `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${text}`).digest("hex")}`;
}

it.each([
  ["signed now", signed(1_800_000_000), true],
  ["signed five minutes ago", signed(1_799_999_700), true],
  ["signed before that", signed(1_799_999_699), false],
  ["signed for later", signed(1_800_000_301), false],
  ["signed with another secret", signed(1_800_000_000, "another"), false],
  ["signed for another body", signed(1_800_000_000, secret, "{}"), false],
  ["signed for another time", signed(1_799_999_999).replace("t=1799999999", "t=1800000000"), false],
  ["an empty signature", "", false],
  ["a signature in capitals", signed(1_800_000_000).toUpperCase(), false],
])("H: %s is authentic: %s", (_title, signature, expected) => {
  expect(isAuthentic({ body, signature, secret: undefined }, secret, now)).toBe(expected);
});

it.each([
  [secret, true],
  ["another", false],
  ["", false],
  [undefined, false],
])("H: an unsigned body with the secret %s is authentic: %s", (sent, expected) => {
  expect(isAuthentic({ body, signature: null, secret: sent }, secret, now)).toBe(expected);
});

it("H: the secret in the body is no substitute for a wrong signature", () => {
  expect(isAuthentic({ body, signature: "t=1,v1=0", secret }, secret, now)).toBe(false);
});
