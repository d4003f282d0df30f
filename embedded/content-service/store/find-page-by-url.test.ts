import { expect, test } from "vitest";
import { findPageByUrl } from "./find-page-by-url.ts";

const languages = ["en-us", "de-de", "zh-tw", "zh-cn"];
const findHost = (uid: string) => (uid.startsWith("www.site.example") ? "www.site.example" : undefined);

test.each([
  ["/rome/", "www.site.example.rome", "en-us"],
  ["/Rome/index", "www.site.example.rome", "en-us"],
  ["/de/rome", "www.site.example.rome", "de-de"],
  ["/en/rome", "www.site.example.rome", "en-us"],
  ["/tw/rome/walks/", "www.site.example.rome.walks", "zh-tw"],
  ["#top", "www.site.example.a.b", "en-us"],
  ["https://www.other.example:8080/cn/?x=1", "www.other.example", "zh-cn"],
])("%s leads to %s in %s", (url, uid, lang) => {
  expect(findPageByUrl(url, "www.site.example.a.b", { languages, hostOf: findHost })).toEqual({ uid, lang });
});

test.each(["mailto:a@site.example", "tel:+39", "https://", "/%E0%A4%A"])("%s leads to no page", (url) => {
  expect(findPageByUrl(url, "www.site.example.a", { languages, hostOf: findHost })).toBeUndefined();
});
