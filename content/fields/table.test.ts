import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { SourceText } from "../source-text.ts";
import { table } from "./table.ts";

const parse = (raw: unknown) => v.parse(table(), raw);
const paragraph = (text: string) => ({ type: "paragraph", text, spans: [] });
const parsed = (text: string) => ({ kind: "paragraph", text: new SourceText(text), spans: [], direction: undefined });
const cell = (key: string, type: string, text: string) => ({ key, type, content: [paragraph(text)] });

test("says which Prismic field it reads", () => {
  expect(v.getMetadata(table())).toEqual({ prismic: "Table" });
});

test.each([[null], [undefined]])("%o is undefined", (raw) => {
  expect(parse(raw)).toBeUndefined();
});

test("rows of header and data cells, whose content is rich text", () => {
  const raw = {
    head: { rows: [{ key: "r1", cells: [cell("c1", "header", "Day")] }] },
    body: { rows: [{ key: "r2", cells: [cell("c2", "header", "Monday"), cell("c3", "data", "[price tgid=1]")] }] },
  };
  expect(parse(raw)).toEqual({
    head: [{ key: "r1", cells: [{ key: "c1", kind: "header", content: [parsed("Day")] }] }],
    body: [
      {
        key: "r2",
        cells: [
          { key: "c2", kind: "header", content: [parsed("Monday")] },
          { key: "c3", kind: "data", content: [parsed("[price tgid=1]")] },
        ],
      },
    ],
  });
});

describe("what is malformed costs itself alone", () => {
  test.each([
    ["no head", { body: { rows: [] } }, { head: [], body: [] }],
    ["a head of nothing", { head: 7, body: { rows: [] } }, { head: [], body: [] }],
    ["a row without cells", { body: { rows: [{ key: "r" }] } }, { head: [], body: [{ key: "r", cells: [] }] }],
    [
      "a cell of an unknown kind",
      { body: { rows: [{ cells: [{ type: "footer", content: null }] }] } },
      { head: [], body: [{ key: "", cells: [{ key: "", kind: "data", content: [] }] }] },
    ],
  ])("%s", (_name, raw, expected) => {
    expect(parse(raw)).toEqual(expected);
  });
});
