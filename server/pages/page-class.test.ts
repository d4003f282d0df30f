import { expect, it } from "vitest";
import { classifyPage, isOwnChoice, choosePriority } from "./page-class.ts";

it.each([
  ["/www.tessera.example/de/auto/_/rome", "default-view"],
  ["/www.tessera.example/de/auto/_", "default-view"],
  ["/www.tessera.example/de/USD/_/rome", "currency"],
  ["/www.tessera.example/de/auto/page%3D2/rome", "view"],
  ["/www.tessera.example/de/USD/page%3D2/rome", "view"],
  ["/not-found-page/www.tessera.example/de/auto", "default-view"],
  ["/not-found-page/www.tessera.example/de/USD", "currency"],
  ["/not-found-page/www.tessera.example/de/auto/en.ar/rome", "missing"],
  ["/not-found-page/www.tessera.example/de/USD/en.ar/rome", "missing"],
])("I10: %s is of the class %s", (key, expected) => {
  expect(classifyPage(key)).toBe(expected);
});

it.each([
  ["/www.tessera.example/de/auto/_/rome", "default-view"],
  ["/www.tessera.example/de/USD/_/rome", "currency"],
  ["/www.tessera.example/de/USD/page%3D2/rome", "view"],
  ["/not-found-page/www.tessera.example/de/USD", "currency"],
  ["/not-found-page/www.tessera.example/de/auto/en.ar/rome", "default-view"],
])("I10: %s waits as %s", (key, expected) => {
  expect(choosePriority(key)).toBe(expected);
});

it.each([
  ["_", false],
  ["date=2026-12-01&time=19:30", false],
  ["date=2026-12-01&time=19:30&party=2&budget=80&section=1", false],
  ["date=2026-12-01&time=19:30&section=1&row=2", true],
  ["date=2026-12-01&time=19:30&section=1&row=2&seats=4,5", true],
])("I10: whether a page of the view %s is of one traveller's choice: %s", (view, expected) => {
  expect(isOwnChoice(`/www.tessera.example/de/auto/${encodeURIComponent(view)}/lighthouse`, ["row"])).toBe(expected);
});
