import { describe, expect, it } from "vitest";
import { parseLink } from "./link.ts";

const web = (url: unknown) => ({ link_type: "Web", url, text: "Read" });

describe("parseLink", () => {
  it.each(["https://a.example/x", "http://a.example", "mailto:a@b.example", "tel:+390639967700", "#faq", "/rome/"])(
    "%s is a link",
    (url) => {
      expect(parseLink(web(url))).toEqual({ kind: "url", url, text: "Read" });
    },
  );

  it.each([
    ["https://a.example/東京", "https://a.example/%E6%9D%B1%E4%BA%AC"],
    ["https://a.example/a b\r\nSet-Cookie:x", "https://a.example/a%20b%0D%0ASet-Cookie:x"],
    ["https://a.example/%C3%A9\ud800", "https://a.example/%C3%A9%EF%BF%BD"],
  ])("B9: %j can go into a header", (url, printable) => {
    expect(parseLink(web(url))).toMatchObject({ url: printable });
  });

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
    "",
    undefined,
    7,
  ])("%j is no link", (url) => {
    expect(parseLink(web(url))).toBeUndefined();
  });

  it("a document of ours is a page of its site, in its language", () => {
    const raw = { link_type: "Document", uid: "www.tessera.example.rome.food", lang: "de-de", text: "Rom" };
    expect(parseLink(raw)).toMatchObject({ kind: "page", path: ["rome", "food"], locale: "de", text: "Rom" });
  });

  it.each([
    ["empty", { link_type: "Any" }],
    ["broken", { link_type: "Document", uid: "www.tessera.example", lang: "en-us", isBroken: true }],
    ["missing", null],
  ])("a link that is %s is undefined", (_title, raw) => {
    expect(parseLink(raw)).toBeUndefined();
  });

  it("a document on no host of ours is undefined", () => {
    expect(parseLink({ link_type: "Document", uid: "www.other.example.rome", lang: "en-us" })).toBeUndefined();
  });
});
