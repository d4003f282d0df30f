import { expect, it } from "vitest";
import { addressOf } from "./address-of.ts";

it.each([
  ["www.tessera.example.rome", "en-us", "tessera", "/rome/"],
  ["www.west-end-nights.example", "de-de", "westend", "/de/"],
  ["www.elsewhere.example.rome", "de-de", undefined, "/de/"],
  [null, "xx-xx", undefined, "/"],
])("%s in %s is seen on %s at %s", (uid, lang, site, path) => {
  const address = addressOf({ uid, lang });
  expect([address.site?.name, address.path]).toEqual([site, path]);
});
