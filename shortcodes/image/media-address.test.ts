import { expect, test } from "vitest";
import { mediaAddress } from "./media-address.ts";

test.each([
  "https://images.prismic.io/tessera/colosseum.webp?rect=0,0,400,300",
  "https://tessera.cdn.prismic.io/tessera/colosseum.webp",
  "https://images.tessera.example/colosseum.webp",
  "https://www.west-end-nights.example/stage.webp",
  "http://localhost:4001/media/colosseum.webp",
])("is %s", (address) => {
  expect(mediaAddress(address)).toBe(address);
});

test.each([
  "",
  "colosseum.webp",
  "//images.prismic.io/a.webp",
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "http://images.prismic.io/a.webp",
  "https://tracker.example/a.webp",
  "https://nottessera.example/a.webp",
  "https://images.prismic.io.evil.example/a.webp",
  "https://images.prismic.io@evil.example/a.webp",
  "https://evil.example\\@images.prismic.io/a.webp",
  "http://localhost:631/printers",
])("is not %j", (address) => {
  expect(mediaAddress(address)).toBeUndefined();
});

test("can't break out of an attribute", () => {
  expect(mediaAddress('https://images.prismic.io/a" onload="x')).toBe("https://images.prismic.io/a%22%20onload=%22x");
});
