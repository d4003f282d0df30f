import { asLink } from "@prismicio/client";
import type { RichTextComponents } from "@prismicio/react";
import * as v from "valibot";
import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { richText } from "../../content/fields/rich-text.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { shortcodeContext } from "../../tests/support/shortcode-world.ts";
import { textPorts } from "../../tests/support/text-ports.ts";
import { defineShortcode } from "../define/define-shortcode.ts";
import { plainText, type RichTextPage } from "./expand-block.ts";
import { RichTextView } from "./RichTextView.tsx";

const shortcode = (name: string, text: string) =>
  defineShortcode({ name, sentence: "", example: "", attributes: v.object({}), text: () => text });

const registry = new Map([shortcode("price", "€49"), shortcode("year", "")].map((each) => [each.name, each]));

/** A page on which `[price]` expands to €49, and `[year]` to nothing. */
const page: RichTextPage = {
  pictures: { origins: [] },
  ...textPorts(registry, shortcodeContext({})),
  linkTo: (link) => ({ href: link.kind === "url" ? link.url : "/page/" }),
  t: createLocaleTranslator(locales.en),
};

function html(blocks: readonly unknown[], components?: RichTextComponents): string {
  const value = v.parse(richText(), blocks);
  return renderToStaticMarkup(<RichTextView value={value} page={page} {...(components && { components })} />);
}

const block = (type: string, text: string, spans: readonly unknown[] = []) => ({ type, text, spans });
const paragraph = (text: string, spans: readonly unknown[] = []) => block("paragraph", text, spans);
const item = (text: string) => block("list-item", text);
const numbered = (text: string) => block("o-list-item", text);
const strong = (start: number, end: number) => ({ type: "strong", start, end });
const web = (url: string) => ({ link_type: "Web", url });
const photo = {
  type: "image",
  url: "https://i.example/a.webp",
  alt: "An arch",
  dimensions: { width: 800, height: 600 },
};

describe("blocks are semantic elements", () => {
  test.each([
    ["nothing", [], ""],
    ["a heading", [block("heading2", "Rome")], "<h2>Rome</h2>"],
    ["a line break", [paragraph("one\ntwo")], "<p>one<br/>two</p>"],
    [
      "preformatted",
      [block("preformatted", "a  b\nc", [{ type: "strong", start: 0, end: 1 }])],
      "<pre><strong>a</strong>  b<br/>c</pre>",
    ],
    ["an unknown kind of block", [block("callout", "text")], "<p>text</p>"],
    ["markup is text", [paragraph("<script>&")], "<p>&lt;script&gt;&amp;</p>"],
    ["blank blocks render nothing", [paragraph(" "), block("heading2", "[year]"), block("list-item", "")], ""],
    ["right to left", [{ ...paragraph("مرحبا"), direction: "rtl" }], '<p dir="rtl">مرحبا</p>'],
    [
      "an embed is a link, never its HTML",
      [{ type: "embed", oembed: { embed_url: "https://v.example/1", html: "<script>" } }],
      '<p><a href="https://v.example/1">https://v.example/1</a></p>',
    ],
  ])("%s", (_name, blocks, expected) => {
    expect(html(blocks)).toBe(expected);
  });
});

describe("images", () => {
  const renderImage = (image: object) =>
    render(<RichTextView value={v.parse(richText(), [image])} page={page} />).container.querySelector("figure");

  test("no wider than the column they stand in, uncut, none larger than the original", () => {
    const image = renderImage(photo)?.querySelector("img");
    const widths = image?.srcset.split(", ").map((candidate) => candidate.split(" ")[1]);
    expect(widths).toEqual(["320w", "400w", "480w", "600w", "736w"]);
    expect(image?.sizes).toBe("(min-width: 768px) 42rem, 100vw");
    expect(new URL(image?.src ?? "").searchParams.get("fit")).toBe("max");
    expect([image?.alt, image?.width, image?.height, image?.getAttribute("loading")]).toEqual([
      "An arch",
      800,
      600,
      "lazy",
    ]);
  });

  test("linkTo is a link around the image", () => {
    const link = renderImage({ ...photo, linkTo: { ...web("https://a.example/"), target: "_blank" } })?.querySelector(
      "a",
    );
    expect([link?.href, link?.target, link?.rel]).toEqual(["https://a.example/", "_blank", "noreferrer"]);
    expect(link?.querySelector("img")?.alt).toBe("An arch");
  });
});

describe("lists", () => {
  test.each([
    ["neighbours are one list", [item("a"), item("b")], "<ul><li>a</li><li>b</li></ul>"],
    ["kinds are two lists", [item("a"), numbered("b")], "<ul><li>a</li></ul><ol><li>b</li></ol>"],
    [
      "a paragraph ends a list",
      [item("a"), paragraph("p"), item("b")],
      "<ul><li>a</li></ul><p>p</p><ul><li>b</li></ul>",
    ],
    ["the list has its items' direction", [{ ...item("a"), direction: "rtl" }], '<ul dir="rtl"><li>a</li></ul>'],
    [
      "a direction is a list",
      [item("a"), { ...item("b"), direction: "rtl" }],
      '<ul><li>a</li></ul><ul dir="rtl"><li>b</li></ul>',
    ],
  ])("%s", (_name, blocks, expected) => {
    expect(html(blocks)).toBe(expected);
  });
});

describe("spans", () => {
  test.each([
    [
      "strong and em",
      "abc",
      [strong(0, 2), { type: "em", start: 1, end: 3 }],
      "<strong>a<em>b</em></strong><em>c</em>",
    ],
    [
      "link",
      "go",
      [{ type: "hyperlink", start: 0, end: 2, data: web("mailto:a@b.example") }],
      '<a href="mailto:a@b.example">go</a>',
    ],
    ["dangerous link", "go", [{ type: "hyperlink", start: 0, end: 2, data: web("javascript:alert(1)") }], "go"],
    ["label", "hm", [{ type: "label", start: 0, end: 2, data: { label: "note" } }], '<span class="note">hm</span>'],
    ["unknown", "text", [{ type: "blink", start: 0, end: 2 }], "text"],
    ["D33: after a shortcode", "[price tgid=1] now", [strong(15, 18)], "€49 <strong>now</strong>"],
    ["D33: over half a shortcode", "a [price tgid=1] b", [strong(4, 9)], "a <strong>€49</strong> b"],
    ["D33: over a shortcode's border", "a [price tgid=1] b", [strong(0, 5)], "<strong>a €49</strong> b"],
  ])("%s", (_name, text, spans, expected) => {
    expect(html([paragraph(text, spans)])).toBe(`<p>${expected}</p>`);
  });
});

test("an element can be replaced, under Prismic's name for it", () => {
  const components: RichTextComponents = {
    heading2: ({ children }) => <h3>{children}</h3>,
    oListItem: ({ children, node }) => <li value={node.text.length}>{children}</li>,
    hyperlink: ({ children, node }) => (
      <a href={asLink(node.data) ?? ""} rel="nofollow">
        {children}
      </a>
    ),
  };
  const link = { type: "hyperlink", start: 0, end: 1, data: web("#x") };
  expect(html([block("heading2", "A"), block("o-list-item", "abc"), paragraph("x", [link])], components)).toBe(
    '<h3>A</h3><ol><li value="3">abc</li></ol><p><a href="#x" rel="nofollow">x</a></p>',
  );
});

describe("beside a caller's components, D33", () => {
  const components: RichTextComponents = { heading2: ({ children }) => <h3>{children}</h3>, label: () => <mark /> };

  test.each([
    ["a shortcode is rendered as elsewhere", [paragraph("a [price tgid=1] b")], "<p>a €49 b</p>"],
    [
      "a mark over a shortcode's border covers its text",
      [paragraph("a [price tgid=1] b", [strong(0, 5)])],
      "<p><strong>a €49</strong> b</p>",
    ],
    ["a blank block renders nothing", [paragraph("[year]"), block("heading2", "A")], "<h3>A</h3>"],
    [
      "a caller's label",
      [paragraph("hm", [{ type: "label", start: 0, end: 2, data: { label: "note" } }])],
      "<p><mark></mark></p>",
    ],
    [
      "an embed is a link, never its HTML",
      [{ type: "embed", oembed: { embed_url: "https://v.example/1", html: "<script>" } }],
      '<p><a href="https://v.example/1">https://v.example/1</a></p>',
    ],
    [
      "a link in a new tab gets no reference",
      [
        paragraph("go", [
          { type: "hyperlink", start: 0, end: 2, data: { ...web("https://a.example/"), target: "_blank" } },
        ]),
      ],
      '<p><a target="_blank" href="https://a.example/" rel="noreferrer">go</a></p>',
    ],
  ])("%s", (_name, blocks, expected) => {
    expect(html(blocks, components)).toBe(expected);
  });

  test("a picture has the widths it has elsewhere", () => {
    expect(html([photo], components)).toBe(html([photo]));
  });
});

test("plain text is its words on one line", () => {
  const value = v.parse(richText(), [
    block("heading1", "Rome"),
    photo,
    paragraph("from\n[price tgid=1]"),
    paragraph(""),
    block("list-item", "daily"),
  ]);
  expect(plainText(value, page)).toBe("Rome from €49 daily");
});
