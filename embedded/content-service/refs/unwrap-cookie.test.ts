import fc from "fast-check";
import { expect, test } from "vitest";
import { unwrapCookie } from "./unwrap-cookie.ts";

const token = "https://tessera.prismic.io/previews/M:D?websitePreviewId=1";
const jar = JSON.stringify({ _tracker: "abcd1234", "tessera.prismic.io": { preview: token } });
const otherJar = JSON.stringify({ _tracker: "abcd1234", "other.prismic.io": { preview: token } });

test.each([
  ["a ref", "R~M", "R~M"],
  ["a token", token, token],
  ["an encoded token", encodeURIComponent(token), token],
  ["a jar", jar, token],
  ["an encoded jar", encodeURIComponent(jar), token],
  ["a jar that was encoded twice", encodeURIComponent(encodeURIComponent(jar)), token],
  ["a jar of another repository", otherJar, otherJar],
  ["a broken jar", '{"tessera.prismic.io":', '{"tessera.prismic.io":'],
  ["a broken encoding", "%7B%zz", "%7B%zz"],
])("%s", (_, value, expected) => {
  expect(unwrapCookie(value, "tessera")).toBe(expected);
});

test("a truncated jar is returned unchanged", () => {
  fc.assert(
    fc.property(fc.nat({ max: jar.length - 1 }), (length) => {
      expect(unwrapCookie(jar.slice(0, length), "tessera")).toBe(jar.slice(0, length));
    }),
  );
});
