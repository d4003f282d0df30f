import { expect, it } from "vitest";
import { compressedBytes, inlineScriptBytes } from "./compressed-bytes.ts";

it.each([
  ["<script>a()</script>", "a()"],
  ['<script data-ours="m">a()</script><p>b</p><script type="module">c()</script>', "a()c()"],
  ['<script type="application/ld+json">{"a":1}</script>', ""],
  ['<script type="speculationrules">{"prefetch":[]}</script>', ""],
  ['<script src="/a.js" async=""></script>', ""],
])("the inline scripts of %s are %j", (html, code) => {
  expect(inlineScriptBytes(html)).toBe(compressedBytes(code));
});

it("no text has no bytes, and any other has some", () => {
  expect([compressedBytes(""), compressedBytes("a()") > 0]).toEqual([0, true]);
});
