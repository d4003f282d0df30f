import { fireEvent, render, screen } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { richText } from "../../content/fields/rich-text.ts";
import { table } from "../../content/fields/table.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { RichTextView } from "./RichTextView.tsx";
import { TableView } from "./TableView.tsx";

const block = (type: string, text: string, spans: readonly object[] = []) => ({ type, text, spans });
const spans = [
  { type: "strong", start: 0, end: 3 },
  { type: "hyperlink", start: 4, end: 6, data: { link_type: "Web", url: "https://a.example/" } },
];
const film = { type: "embed", oembed: { embed_url: "https://vimeo.com/76979871", title: "Rome" } };
const blocks = [block("heading2", "A"), block("paragraph", "one two", spans), block("list-item", "x"), film];

const view = (raw: readonly object[]) => <RichTextView value={v.parse(richText(), raw)} page={testPage()} />;

const elementsIn = (container: Element) => [...container.querySelectorAll("*")];

/** Compares by identity: `toEqual` would accept another element of the same shape. */
function expectSame(after: readonly Element[], before: readonly Element[]): void {
  expect(after).toHaveLength(before.length);
  expect(after.filter((element, index) => element !== before[index])).toEqual([]);
}

describe("rendered again, no element is mounted again", () => {
  it("rich text", async () => {
    const { container, rerender } = render(view(blocks));
    await screen.findByRole("button");
    const before = elementsIn(container);
    rerender(view(blocks));
    expect(before.length).toBeGreaterThan(5);
    expectSame(elementsIn(container), before);
  });

  it("a film goes on when a paragraph is put before it", async () => {
    const { container, rerender } = render(view(blocks));
    fireEvent.click(await screen.findByRole("button"));
    const playing = container.querySelector("iframe");
    rerender(view([block("paragraph", "new"), ...blocks]));
    expect(playing).not.toBeNull();
    expect(container.querySelector("iframe")).toBe(playing);
  });

  it("a table", () => {
    const cell = { key: "c", type: "data", content: [block("paragraph", "9:00")] };
    const value = v.parse(table(), { body: { rows: [{ key: "r", cells: [cell] }] } });
    const hours = () => <TableView value={value} page={testPage()} />;
    const { container, rerender } = render(hours());
    const before = elementsIn(container);
    rerender(hours());
    expect(before).toHaveLength(5);
    expectSame(elementsIn(container), before);
  });
});
