import { expect, test } from "vitest";
import { findPathFault } from "../../embedded/content-service/store/find-path-fault.ts";
import { locales } from "../../i18n/locales.ts";
import { findAddressFault } from "../../routing/find-address-fault.ts";

const languages = Object.values(locales).map(({ contentLanguage }) => contentLanguage);
const fixed =
  "_next _islands __nextjs_x api contract-page dev fonts not-found-page og pictures preview-page slice-simulator studio studio-frame studio-page uncached-page";
const misspelled = ["", "Rome", "ro me", "rome.", "rome..x", "rome.index", "a.a.a.a.a.a.a.a.a.a.a.a.a"];
const reachable = ["rome", "rome.colosseum", "wien-für-anfänger", "index.rome", "apis", "studios", "a.a.a.a"];

test.each([
  ...reachable,
  ...misspelled,
  ...fixed.split(" ").flatMap((first) => [first, `${first}.x`]),
  ...Object.keys(locales).map((code) => `${code}.x`),
  ...languages,
])("B2: the site and the content service agree whether a page can be at %s", (path) => {
  const fault = findAddressFault({ uid: `www.tessera.example.${path}`, lang: "en-us" });
  expect([fault === undefined, findPathFault(path, languages) === undefined]).toEqual(
    reachable.includes(path) ? [true, true] : [false, false],
  );
});
