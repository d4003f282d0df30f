import { expect, test } from "vitest";
import { applyPromoCode } from "./apply-promo-code.ts";

test.each([
  [
    '<a href="https://book.rome.example/book/7/select/">',
    '<a href="https://book.rome.example/book/7/select/?promoCode=ROMA10">',
  ],
  [
    '<a href="http://localhost:4000/de/book/7/select/pax/?date=2026-12-24&amp;adults=2">',
    '<a href="http://localhost:4000/de/book/7/select/pax/?promoCode=ROMA10&amp;date=2026-12-24&amp;adults=2">',
  ],
  [
    "{&quot;href&quot;:&quot;https://book.rome.example/book/7/&quot;}",
    "{&quot;href&quot;:&quot;https://book.rome.example/book/7/?promoCode=ROMA10&quot;}",
  ],
])("A5: a booking link has the applied code: %s", (html, expected) => {
  expect(applyPromoCode(html, "ROMA10")).toBe(expected);
});

test.each([
  '<a href="/rome/book/7/">',
  '<a href="https://www.rome.example/books/7/">',
  '<script type="application/ld+json">{"url":"https://book.rome.example/book/7/"}</script>',
])("no other address has it: %s", (html) => {
  expect(applyPromoCode(html, "ROMA10")).toBe(html);
});

test("A5, E8: the applied code can be removed, and another one applied in its place", () => {
  const forms = (code: string) => [
    `<form data-code="${code}" method="post"></form>`,
    `<form data-applied="${code}" hidden="" method="post"></form>`,
  ];
  const html = [...forms("ROMA10"), ...forms("FORUM5")].join("");
  expect(applyPromoCode(html, "ROMA10")).toBe(
    [
      '<form data-code="ROMA10" hidden="" method="post"></form>',
      '<form data-applied="ROMA10" method="post"></form>',
      ...forms("FORUM5"),
    ].join(""),
  );
});

test("a code in another script is part of an address as its escapes", () => {
  expect(applyPromoCode('<a href="https://book.rome.example/book/7/">', "로마")).toContain(
    "?promoCode=%EB%A1%9C%EB%A7%88",
  );
});
