import { expect, test } from "vitest";
import { findAddressFault } from "./find-address-fault.ts";

const host = "www.tessera.example";

test.each([
  [host, "en-us", undefined],
  [`${host}.rome`, "en-us", undefined],
  [`${host}.rome.colosseum-tickets`, "de-de", undefined],
  [`${host}.wien-für-anfänger`, "de-de", undefined],
  ["nowhere.example.x", "en-us", "host-unknown"],
  [`stage-${host}.x`, "en-us", "host-unknown"],
  ["rome", "en-us", "host-unknown"],
  [`${host}x.rome`, "en-us", "host-unknown"],
  [`${host}.rome`, "xx-xx", "language-unknown"],
  [`${host}.de`, "en-us", "path-reserved"],
  [`${host}.de.shadow`, "en-us", "path-reserved"],
  [`${host}.en`, "en-us", "path-reserved"],
  [`${host}.ja`, "en-us", "path-reserved"],
  [`${host}.api.webhook`, "en-us", "path-reserved"],
  [`${host}.api.webhook`, "de-de", "path-reserved"],
  [`${host}._next.x`, "en-us", "path-reserved"],
  [`${host}.fonts.x`, "en-us", "path-reserved"],
  [`${host}.dev`, "en-us", "path-reserved"],
  [`${host}.studio.x`, "en-us", "path-reserved"],
  [`${host}..dd`, "en-us", "path-malformed"],
  [`${host}.tail.`, "en-us", "path-malformed"],
  [`${host}.Rome-Caps`, "en-us", "path-malformed"],
  [`${host}.rome.index`, "en-us", "path-malformed"],
  [`${host}.zh-tw`, "en-us", "path-malformed"],
  [`${host}.ro me`, "en-us", "path-malformed"],
  [`${host}.${Array.from({ length: 13 }, () => "a").join(".")}`, "en-us", "path-malformed"],
])("B1, B2: the fault of %s in %s is %s", (uid, lang, fault) => {
  expect(findAddressFault({ uid, lang })).toBe(fault);
});
