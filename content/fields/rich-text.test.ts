import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { SourceText } from "../source-text.ts";
import { richText } from "./rich-text.ts";

const parse = (raw: unknown) => v.parse(richText(), raw);
const webLink = { kind: "url", url: "https://a.example/", text: "", target: undefined, document: undefined };
const paragraph = (text: string, spans: readonly unknown[] = []) => ({ type: "paragraph", text, spans });
const parsed = (text: string, spans: readonly unknown[] = []) => ({
  kind: "paragraph",
  text: new SourceText(text),
  spans,
  direction: undefined,
});

test.each([[null], [undefined], [[]], [[paragraph(""), paragraph(" ")]]])("%o is empty", (raw) => {
  expect(parse(raw)).toEqual([]);
});

test("says which Prismic field it reads", () => {
  expect(v.getMetadata(richText())).toEqual({ prismic: "StructuredText" });
});

describe("blocks", () => {
  test.each(["heading1", "heading6", "paragraph", "preformatted", "list-item", "o-list-item"])("%s", (type) => {
    const text = "From [price tgid=1]";
    expect(parse([{ type, text, spans: [], direction: "rtl" }])).toEqual([
      { kind: type, text: new SourceText(text), spans: [], direction: "rtl" },
    ]);
  });

  test("image, with and without a link", () => {
    const image = {
      type: "image",
      id: "x",
      url: "https://i.example/a.webp",
      alt: null,
      copyright: null,
      dimensions: { width: 4, height: 3 },
    };
    const picture = { url: "https://i.example/a.webp", alt: "", width: 4, height: 3 };
    const linkTo = { link_type: "Web", url: "https://a.example/" };
    expect(parse([image, { ...image, copyright: "Ada", linkTo }])).toEqual([
      { kind: "image", image: picture, id: "x", copyright: undefined, link: undefined },
      { kind: "image", image: picture, id: "x", copyright: "Ada", link: webLink },
    ]);
  });

  test("embed, as the address of what is embedded", () => {
    const oembed = {
      embed_url: "https://v.example/1",
      title: "A walk",
      provider_name: "Films",
      type: "video",
      width: 16,
      height: 9,
      html: "<script>",
    };
    expect(
      parse([
        { type: "embed", oembed },
        { type: "embed", oembed: { embed_url: "http://v.example/2" } },
      ]),
    ).toEqual([
      {
        kind: "embed",
        url: "https://v.example/1",
        title: "A walk",
        provider: "Films",
        type: "video",
        width: 16,
        height: 9,
      },
      { kind: "embed", url: "http://v.example/2", title: "", provider: "", type: "link", width: 0, height: 0 },
    ]);
  });

  test.each([
    [null],
    ["text"],
    [{ type: "paragraph" }],
    [{ type: "paragraph", text: 5, spans: [] }],
    [{ type: "image" }],
    [{ type: "image", url: "x", dimensions: {} }],
    [{ type: "image", url: "javascript:alert(1)", dimensions: { width: 1, height: 1 } }],
    [{ type: "embed", oembed: {} }],
    [{ type: "embed", oembed: { embed_url: "javascript:alert(1)" } }],
  ])("%o is omitted, its neighbors stay", (malformed) => {
    expect(parse([paragraph("a"), malformed, paragraph("b")])).toEqual([parsed("a"), parsed("b")]);
  });

  test.each([
    [{ type: "callout", text: "text" }],
    [{ text: "text", spans: "none" }],
    [{ type: "paragraph", text: "text", spans: null, direction: "up" }],
  ])("no text is lost: %o", (block) => {
    expect(parse([block])).toEqual([parsed("text")]);
  });
});

describe("spans", () => {
  test.each([
    [
      { start: 0, end: 3, type: "strong" },
      { start: 0, end: 3, kind: "strong" },
    ],
    [
      { start: 0, end: 3, type: "em", data: {} },
      { start: 0, end: 3, kind: "em" },
    ],
    [
      { start: 0, end: 3, type: "label", data: { label: "note" } },
      { start: 0, end: 3, kind: "label", label: "note" },
    ],
    [
      { start: 0, end: 3, type: "label", data: {} },
      { start: 0, end: 3, kind: "unknown" },
    ],
    [
      { start: 0, end: 3, type: "blink" },
      { start: 0, end: 3, kind: "unknown" },
    ],
    [
      { start: 0, end: 3, type: "hyperlink", data: { link_type: "Web", url: "https://a.example/" } },
      { start: 0, end: 3, kind: "hyperlink", link: webLink },
    ],
    [
      { start: 0, end: 3, type: "hyperlink", data: { link_type: "Web", url: "https://a.example/", target: "_blank" } },
      { start: 0, end: 3, kind: "hyperlink", link: { ...webLink, target: "_blank" } },
    ],
    [
      { start: 0, end: 3, type: "hyperlink", data: { link_type: "Web", url: "javascript:alert(1)" } },
      { start: 0, end: 3, kind: "hyperlink", link: undefined },
    ],
    [
      { start: 2, end: 99, type: "em" },
      { start: 2, end: 6, kind: "em" },
    ],
    [
      { start: 4, end: 6, type: "em" },
      { start: 3, end: 6, kind: "em" },
    ],
    [
      { start: 0, end: 4, type: "em" },
      { start: 0, end: 5, kind: "em" },
    ],
  ])("%o", (raw, span) => {
    expect(parse([paragraph("abc🎭d", [raw])])).toEqual([parsed("abc🎭d", [span])]);
  });

  test.each([
    [null],
    [{ start: -1, end: 2, type: "em" }],
    [{ start: 0.5, end: 2, type: "em" }],
    [{ start: 2, end: 2, type: "em" }],
    [{ start: 3, end: 2, type: "em" }],
    [{ start: 6, end: 9, type: "em" }],
    [{ start: "0", end: 2, type: "em" }],
    [{ start: 0, end: 2 }],
  ])("%o is omitted, the text stays", (malformed) => {
    expect(parse([paragraph("abc🎭d", [malformed])])).toEqual([parsed("abc🎭d")]);
  });
});
