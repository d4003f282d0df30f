import { expect, it } from "vitest";
import { classOf } from "./page-class.ts";

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
])("B8: %s is of the class %s", (key, expected) => {
  expect(classOf(key)).toBe(expected);
});
