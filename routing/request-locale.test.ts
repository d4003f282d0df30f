import { expect, test } from "vitest";
import { requestLocale } from "./request-locale.ts";

test.each([
  ["www.tessera.example", "/de/rome/", "de"],
  ["www.tessera.example", "/ar", "ar"],
  ["stage-www.tessera.example:3000", "/TW/?page=2", "tw"],
  ["www.tessera.example", "/ko/%zz/", "ko"],
  ["www.tessera.example", "//ja/rome/", "ja"],
  ["www.tessera.example", "/rome/de/", "en"],
  ["www.tessera.example", "/design/", "en"],
  ["www.tessera.example", "/de.txt", "en"],
  ["www.tessera.example", "/constructor/", "en"],
  ["www.tessera.example", "", "en"],
  ["broadway.localhost", "/tw/", "tw"],
  ["broadway.localhost", "/ko/", "en"],
  ["unknown.example", "/de/", "en"],
  [undefined, undefined, "en"],
])("B10: %s%s is in %s", (host, target, code) => {
  expect(requestLocale(host, target).code).toBe(code);
});
