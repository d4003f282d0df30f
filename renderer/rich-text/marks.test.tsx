import { render } from "@testing-library/react";
import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { richText } from "../../content/fields/rich-text.ts";
import { defineShortcode } from "../define/define-shortcode.ts";
import { textPorts } from "../../tests/support/text-ports.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { RichTextView } from "./RichTextView.tsx";
import { scaled } from "../../tests/support/test-scale.ts";

const price = defineShortcode({
  name: "price",
  sentence: "",
  example: "",
  attributes: v.object({}),
  text: () => "€4",
  Component: ({ children }) => <data>{children}</data>,
});
const page = testPage();
const context = {
  ...page,
  market: page,
  city: "",
  pageProducts: [],
  now: 0,
  bookingOrigin: "https://book.example",
};
const pageWithPrice = { ...page, ...textPorts(new Map([["price", price]]), context) };

/** Text that the editor typed, and its visible text: a character each, or a shortcode that shows two. */
const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("a", "b", " ", "🎭", "é", "<", "\n").map((text) => ({ text, shown: text })) },
  { weight: 1, arbitrary: fc.constant({ text: "[price]", shown: "€4" }) },
);
const parts = fc.array(part, { minLength: 1, maxLength: 12 }).map((all) => [{ text: "x", shown: "x" }, ...all]);

const generateSpan = (length: number) =>
  fc
    .record({ start: fc.nat(length - 1), size: fc.integer({ min: 1, max: length }), kind: fc.nat(5) })
    .map(({ start, size, kind }) => span(kind, start, Math.min(start + size, length)));

const spanned = parts.chain((all) => {
  const length = all.reduce((sum, { text }) => sum + text.length, 0);
  return fc.record({ all: fc.constant(all), spans: fc.array(generateSpan(length), { maxLength: 7 }) });
});

function span(kind: number, start: number, end: number) {
  const url = `#${start}-${end}`;
  const label = `from-${start}-to-${end}`;
  const nothing = { type: "blink", data: {}, link: "", label: "" };
  const kinds = [
    { ...nothing, type: "strong" },
    { ...nothing, type: "em" },
    { ...nothing, type: "hyperlink", data: { link_type: "Web", url }, link: url },
    { ...nothing, type: "hyperlink", data: { link_type: "Web", url: "javascript:alert(1)" } },
    { ...nothing, type: "label", data: { label }, label },
  ];
  return { ...(kinds[kind] ?? nothing), start, end };
}

type Span = ReturnType<typeof span>;
type Typed = { readonly text: string; readonly shown: string };
type Marked = readonly [character: string, link: string, label: string, strong: boolean, em: boolean];

test("each character is under exactly the marks that it, or the shortcode it comes from, was under", () => {
  fc.assert(
    fc.property(spanned, ({ all, spans }) => {
      const paragraph = renderParagraph(all, spans);
      expect(shownIn(paragraph)).toEqual(naive(all, spans));
    }),
    { numRuns: scaled(300) },
  );
});

test("no shortcode and no link is split in two, and no link in a link", () => {
  fc.assert(
    fc.property(spanned, ({ all, spans }) => {
      const paragraph = renderParagraph(all, spans);
      expect(paragraph.querySelectorAll("data")).toHaveLength(all.filter(({ text }) => text === "[price]").length);
      const links = [...paragraph.querySelectorAll("a")].map((link) => link.getAttribute("href"));
      const shown = new Set(naive(all, spans).map(([, link]) => link));
      expect(links).toHaveLength(new Set(links).size);
      expect(new Set(links)).toEqual(new Set([...shown].filter((link) => link !== "")));
      expect(paragraph.querySelector("a a")).toBeNull();
    }),
  );
});

function renderParagraph(all: readonly Typed[], spans: readonly Span[]): Element {
  const text = all.map((each) => each.text).join("");
  const value = v.parse(richText(), [{ type: "paragraph", text, spans }]);
  const { container } = render(<RichTextView value={value} page={pageWithPrice} />);
  return container.firstElementChild ?? container;
}

function shownIn(paragraph: Element): readonly Marked[] {
  const walker = document.createTreeWalker(paragraph);
  const found: Marked[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement ?? paragraph;
    const marks = marksIn(parent);
    const text = node.nodeName === "BR" ? "\n" : node.nodeName === "#text" ? (node.textContent ?? "") : "";
    found.push(...Array.from(text, (character): Marked => [character, ...marks]));
  }
  return found;
}

function marksIn(parent: Element) {
  const link = parent.closest("a")?.getAttribute("href") ?? "";
  const label = parent.closest("span")?.className ?? "";
  return [link, label, parent.closest("strong") !== null, parent.closest("em") !== null] as const;
}

/** Character by character: all spans that touch what it comes from, the first one of each kind. */
function naive(all: readonly Typed[], spans: readonly Span[]): readonly Marked[] {
  let at = 0;
  const ranges = all.map(({ text, shown }) => {
    const start = at;
    at += text.length;
    return { shown, start, end: at };
  });
  const beginning = ({ start }: Span) => ranges.find((range) => start < range.end)?.start ?? start;
  const sorted = spans.toSorted((one, other) => beginning(one) - beginning(other));
  return ranges.flatMap(({ shown, start, end }) => {
    const over = sorted.filter((each) => each.start < end && start < each.end);
    const marks = toMarks(over);
    return Array.from(shown, (character): Marked => [character, ...marks]);
  });
}

function toMarks(over: readonly Span[]) {
  const has = (type: string) => over.some((each) => each.type === type);
  const link = over.find((each) => each.link !== "")?.link ?? "";
  const label = over.find((each) => each.label !== "")?.label ?? "";
  return [link, label, has("strong"), has("em")] as const;
}
