import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { rating } from "./index.tsx";

const products = [
  testProduct({ id: 7, rating: { average: 4, ratingCount: 5743, reviewCount: 812 } }),
  testProduct({ id: 8, rating: { average: 2.14, ratingCount: 3, reviewCount: 0 } }),
  testProduct({ id: 9, rating: undefined }),
];

test.each([
  ["[rating tgid=7]", "4.0"],
  ["[rating]", "4.0"],
  ["[rating tgid=8]", "2.1"],
  ["[rating tgid=9]", "\nshortcode-no-data"],
  ["[rating tgid=9 fallback=new]", "new\nshortcode-no-data"],
  ["[rating tgid=6]", "\nshortcode-no-data"],
  ["[rating tgid=four]", "\nshortcode-invalid"],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(rating, source, { products })).toBe(expected);
});

test.each([
  ["en", "Rated 4.0 out of 5 from 5,743 ratings", "4.0"],
  ["de", "Mit 4,0 von 5 bewertet, 5.743 Bewertungen", "4,0"],
  ["ar", "التقييم 4.0 من 5 (عدد التقييمات: 5,743)", "4.0"],
] as const)("is drawn with a star, and said in full (%s)", (locale, said, seen) => {
  const line = document(renderShortcode(rating, "[rating tgid=7]", { products, locale }));
  expect(line).toEqual({ said, seen: `★ ${seen}` });
});

/** Returns the text for a screen reader, and the visible text. */
function document(html: string) {
  const text = html.replace(/<svg.*?<\/svg>/, "★");
  const said = /<span class="visually-hidden">(.*?)<\/span>/.exec(text)?.[1];
  const hidden = [...text.matchAll(/<span aria-hidden="true"[^>]*>(.*?)<\/span>/g)];
  return { said, seen: hidden.map(([, seen]) => seen).join(" ") };
}
