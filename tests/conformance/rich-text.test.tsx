import type { RichTextField } from "@prismicio/client";
import { createValueMockFactory, createModelMockFactory } from "@prismicio/mock";
import { PrismicRichText } from "@prismicio/react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { richText } from "../../content/fields/rich-text.ts";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import { testPage } from "../support/page-context.ts";

const ours = (field: unknown) =>
  renderToStaticMarkup(<RichTextView value={v.parse(richText(), field)} page={testPage()} />);
const theirs = (field: RichTextField) => renderToStaticMarkup(<PrismicRichText field={field} />);

/** Markup less what ours has on purpose: the direction of each block. */
const plain = (html: string) => html.replaceAll(' dir="ltr"', "");

const block = (type: string, text: string, spans: readonly object[] = []) => ({ type, text, spans, direction: "ltr" });

describe("RichTextView draws what PrismicRichText draws", () => {
  it.each<[string, readonly object[]]>([
    ["paragraphs and headings", [block("heading2", "Rome"), block("paragraph", "A city.")]],
    [
      "spans",
      [
        block("paragraph", "bold and thin", [
          { type: "strong", start: 0, end: 4 },
          { type: "em", start: 9, end: 13 },
        ]),
      ],
    ],
    [
      "nested spans",
      [
        block("paragraph", "bold thin", [
          { type: "strong", start: 0, end: 9 },
          { type: "em", start: 5, end: 9 },
        ]),
      ],
    ],
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
