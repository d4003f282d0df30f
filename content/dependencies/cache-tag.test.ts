import fc from "fast-check";
import { expect, it } from "vitest";
import { cacheTag } from "./cache-tag.ts";

it("a tag holds no comma, which separates tags, and only what fits a header", () => {
  expect(cacheTag("tagged", "page", "not listed, yet")).toBe("tagged:page:not%20listed%2C%20yet");
  expect(cacheTag("path", "東京\uD800")).toBe("path:%E6%9D%B1%E4%BA%AC%EF%BF%BD");
});

it("a tag is at most 256 characters, and different names have different tags", () => {
  const name = fc.string({ unit: "grapheme", maxLength: 400 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      const [first, second] = [cacheTag("path", one), cacheTag("path", other)];
      expect(first.length).toBeLessThanOrEqual(256);
      expect(first === second).toBe(one === other);
    }),
  );
});
