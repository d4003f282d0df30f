import type { RichTextField, TableField } from "@prismicio/client";
import { createValueMockFactory, createModelMockFactory } from "@prismicio/mock";
import { PrismicRichText, PrismicTable, type RichTextComponents } from "@prismicio/react";
import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { richText } from "../../content/fields/rich-text.ts";
import { table } from "../../content/fields/table.ts";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import { TableView } from "../../renderer/rich-text/TableView.tsx";
import { testPage } from "../support/page-context.ts";
import { anyRichText } from "../support/rich-text-documents.ts";
import { everyComponent, everyTableComponent } from "../support/rich-text-map.tsx";
import { scaled } from "../support/test-scale.ts";

const ours = (field: unknown, components: RichTextComponents = {}) =>
  renderToStaticMarkup(<RichTextView value={v.parse(richText(), field)} page={testPage()} components={components} />);
const theirs = (field: RichTextField, components: RichTextComponents = {}) =>
  renderToStaticMarkup(<PrismicRichText field={field} components={components} />);

/** Removes the direction of each block, which only ours has. */
const plain = (html: string) => html.replaceAll(' dir="ltr"', "");

const block = (type: string, text: string, spans: readonly object[] = []) => ({ type, text, spans, direction: "ltr" });
const strong = (start: number, end: number) => ({ type: "strong", start, end });
const em = (start: number, end: number) => ({ type: "em", start, end });

describe("RichTextView renders the markup of PrismicRichText", () => {
  it.each<[string, readonly object[]]>([
    ["paragraphs and headings", [block("heading2", "Rome"), block("paragraph", "A city.")]],
    ["spans", [block("paragraph", "bold and thin", [strong(0, 4), em(9, 13)])]],
    ["bold around thin", [block("paragraph", "bold thin", [strong(0, 9), em(5, 9)])]],
    ["thin around bold", [block("paragraph", "thin bold thin", [em(0, 14), strong(5, 9)])]],
    ["lists", [block("list-item", "a"), block("list-item", "b"), block("o-list-item", "c")]],
    ["text that looks like markup", [block("paragraph", "<b>1 & 2</b>")]],
  ])("%s", (_title, blocks) => {
    // @ts-expect-error the client's type wants each block kind spelled out.
    const field: RichTextField = blocks;
    expect(plain(ours(field))).toBe(plain(theirs(field)));
  });

  it("any text blocks of the mock library", () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const model = createModelMockFactory({ seed }).richText({ withMultipleBlocks: true });
      const blocks = createValueMockFactory({ seed })
        .richText({ model })
        .flatMap((each) => ("text" in each ? [{ ...each, spans: [] }] : []));
      // @ts-expect-error a list of blocks is not a tuple with one block at least.
      expect(plain(ours(blocks))).toBe(plain(theirs(blocks)));
    }
  });
});

describe("a components map written for PrismicRichText works here", () => {
  it("all of its functions, with all of their props", () => {
    fc.assert(
      fc.property(anyRichText, (field) => {
        expect(ours(field, everyComponent)).toBe(theirs(field, everyComponent));
      }),
      { numRuns: scaled(300) },
    );
  });

  it("one that returns null or undefined falls back to the default", () => {
    const shy: RichTextComponents = { paragraph: () => null, strong: () => undefined };
    // @ts-expect-error the client's type wants each block kind spelled out.
    const field: RichTextField = [block("paragraph", "bold", [strong(0, 2)])];
    expect(plain(ours(field, shy))).toBe("<p><strong>bo</strong>ld</p>");
    expect(theirs(field, shy)).toBe("<p><strong>bo</strong>ld</p>");
  });
});

describe("a components map written for PrismicTable works here", () => {
  it("all of its components", () => {
    const cells = fc.array(
      fc.record({ key: fc.uuid(), type: fc.constantFrom("header", "data"), content: anyRichText }),
      { minLength: 1, maxLength: 3 },
    );
    const headers = cells.map((all) => all.map((cell) => ({ ...cell, type: "header" })));
    const rows = (of: fc.Arbitrary<unknown>) =>
      fc.array(fc.record({ key: fc.uuid(), cells: of }), { minLength: 1, maxLength: 2 });
    const anyTable = fc.record(
      { head: fc.record({ rows: rows(headers) }), body: fc.record({ rows: rows(cells) }) },
      { requiredKeys: ["body"] },
    );
    fc.assert(
      fc.property(anyTable, (raw) => {
        // @ts-expect-error made up of the parts the client's type names.
        const field: TableField = raw;
        const value = v.parse(table(), raw);
        const page = testPage();
        const own = renderToStaticMarkup(<TableView value={value} page={page} components={everyTableComponent} />);
        const other = renderToStaticMarkup(<PrismicTable field={field} components={everyTableComponent} />);
        expect(own).toBe(other);
      }),
      { numRuns: scaled(50) },
    );
  });
});
