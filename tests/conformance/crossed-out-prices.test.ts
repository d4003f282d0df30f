import { expect, test } from "vitest";
import { shippedDocuments } from "../support/shipped/shipped-documents.ts";

const terms = shippedDocuments().flatMap(({ type, uid, locale, texts }) =>
  type === "content_page" && uid.endsWith(".terms-and-conditions")
    ? [{ name: `${uid} (${locale.code})`, locale, text: [...texts.values()].join("\n") }]
    : [],
);

test.each(terms)("X1: $name has the 30 days before a reduction", ({ text }) => {
  expect(text).toMatch(/(?<!\d)30(?!\d)/);
});

test.each(terms.filter(({ locale }) => locale.code === "en"))("X1: $name says what a crossed-out price is", (page) => {
  expect(page.text).not.toMatch(/usual price/i);
  expect(page.text).toMatch(/crossed-out price is the lowest price of the same ticket in the 30 days before/);
});
