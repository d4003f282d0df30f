import { expect, test } from "vitest";
import { slug } from "./slug.ts";

test.each([
  ["Plan your visit", "plan-your-visit"],
  ["Rome: Colosseum & Forum!", "rome-colosseum-forum"],
  ["  FAQs  ", "faqs"],
  ["Öffnungszeiten", "öffnungszeiten"],
  ["Café", "café"],
  ["Cafe\u0301", "caf\u00e9"],
  ["ساعات العمل", "ساعات-العمل"],
  ["開放時間", "開放時間"],
  ["2-for-1", "2-for-1"],
  ["!!!", ""],
])("F11: %j is %j", (text, expected) => {
  expect(slug(text)).toBe(expected);
});
