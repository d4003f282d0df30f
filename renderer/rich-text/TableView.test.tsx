import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { table } from "../../content/fields/table.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { TableView } from "./TableView.tsx";

const cell = (type: string, text: string) => ({ key: text, type, content: [{ type: "paragraph", text, spans: [] }] });
const body = { rows: [{ key: "1", cells: [cell("header", "Monday"), cell("data", "9:00")] }] };
const head = { rows: [{ key: "0", cells: [cell("header", "Day"), cell("header", "Opens")] }] };

const html = (raw: unknown) => renderToStaticMarkup(<TableView value={v.parse(table(), raw)} page={testPage()} />);

const bodyHtml = '<tbody><tr><th scope="row"><p>Monday</p></th><td><p>9:00</p></td></tr></tbody>';

describe("TableView", () => {
  it.each([
    ["none", null, ""],
    ["without a head", { body }, `<table>${bodyHtml}</table>`],
    [
      "header cells head their column or their row",
      { head, body },
      `<table><thead><tr><th scope="col"><p>Day</p></th><th scope="col"><p>Opens</p></th></tr></thead>${bodyHtml}</table>`,
    ],
  ])("%s", (_title, raw, expected) => {
    expect(html(raw)).toBe(expected);
  });
});
