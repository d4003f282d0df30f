import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { booster } from "./index.tsx";

const rated = (id: number, average: number, ratingCount: number) =>
  testProduct({ id, rating: { average, ratingCount, reviewCount: 0 } });

const products = [
  rated(7, 4.66, 12_345),
  rated(8, 4, 100),
  rated(9, 3.99, 12_345),
  rated(10, 4.9, 99),
  testProduct({ id: 11, rating: undefined }),
];

test.each([
  ["[booster tgid=7]", "4.7 (12.3K)"],
  ["[booster]", "4.7 (12.3K)"],
  ["[booster tgid=8]", "4.0 (100)"],
  ["[booster tgid=9]", ""],
  ["[booster tgid=10]", ""],
  ["[booster tgid=10 fallback=New]", "New"],
  ["[booster tgid=11]", ""],
  ["[booster tgid=6]", "\nshortcode-no-data"],
  ["[booster tgid=4.7]", "\nshortcode-invalid"],
])("F14, J13: %s", (source, expected) => {
  expect(expandShortcode(booster, source, { products })).toBe(expected);
});

test.each([
  ["en", "Rated 4.7 out of 5 from 12,345 ratings", "4.7 (12.3K)"],
  ["de", "Mit 4,7 von 5 bewertet, 12.345 Bewertungen", "4,7 (12.345)"],
  ["ar", "التقييم 4.7 من 5 (عدد التقييمات: 12,345)", "4.7 (12.3\u00A0ألف)"],
] as const)("renders with a star, and with a full text for screen readers (%s)", (locale, said, seen) => {
  const html = renderShortcode(booster, "[booster tgid=7]", { products, locale });
  expect(html).toContain(`<span class="visually-hidden">${said}</span>`);
  expect(html).toContain(`<span aria-hidden="true">${seen}</span>`);
  expect(html.match(/<svg /g)).toHaveLength(1);
});

test("renders nothing for a rating below the threshold", () => {
  expect(renderShortcode(booster, "A [booster tgid=9] B", { products })).toBe("A  B");
});
