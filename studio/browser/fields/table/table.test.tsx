import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { listViolations, renderForm } from "../../../../tests/support/studio/render-form.tsx";
import type { Json } from "../../../protocol/document.ts";
import { changeTable, createTable, readTable, type TableCommand } from "./change-table.ts";

const text = (words: string) => [{ type: "paragraph", text: words, spans: [] }];
const cell = (key: string, type: string, words: string) => ({ key, type, content: text(words) });

const head = { key: "h", cells: [cell("h1", "header", "Ticket"), cell("h2", "header", "Price")] };
const row = { key: "r", cells: [cell("r1", "data", "Adult"), cell("r2", "data", "24")] };
const table = { head: { rows: [head] }, body: { rows: [row] } };

const created = { key: "new", type: "data", content: [] };

it.each<[TableCommand, Json]>([
  [{ type: "add-row" }, { ...table, body: { rows: [row, { key: "new", cells: [created, created] }] } }],
  [
    { type: "add-column" },
    {
      head: { rows: [{ ...head, cells: [...head.cells, { ...created, type: "header" }] }] },
      body: { rows: [{ ...row, cells: [...row.cells, created] }] },
    },
  ],
  [
    { type: "remove-row", index: 1 },
    { ...table, body: { rows: [] } },
  ],
  [
    { type: "remove-column", index: 0 },
    {
      head: { rows: [{ ...head, cells: head.cells.slice(1) }] },
      body: { rows: [{ ...row, cells: row.cells.slice(1) }] },
    },
  ],
  [
    { type: "head" },
    { body: { rows: [{ ...head, cells: [cell("h1", "data", "Ticket"), cell("h2", "data", "Price")] }, row] } },
  ],
])("W49: after %j, the table is %j", (command, expected) => {
  const read = readTable(table);
  expect(read && JSON.stringify(changeTable(read, command, () => "new"))).toBe(JSON.stringify(expected));
});

it("W42, W49: rows that a command does not change are the same objects", () => {
  const read = readTable(table);
  const next = read && readTable(changeTable(read, { type: "add-row" }, () => "new"));
  expect(next?.rows[0]).toBe(head);
});

it("W49: a table without its last row or column is removed", () => {
  const read = readTable(createTable(() => "k"));
  const single = read && { hasHead: false, rows: [{ key: "r", cells: [created] }] };
  expect(single && changeTable(single, { type: "remove-row", index: 0 }, () => "k")).toBe(null);
  expect(single && changeTable(single, { type: "remove-column", index: 0 }, () => "k")).toBe(null);
});

it("W49: cells are rich text, and rows and columns are added by buttons", async () => {
  const { changes } = renderForm({ type: "Table", config: { label: "Prices" } });
  fireEvent.click(screen.getByRole("button", { name: "Add table" }));
  expect(await screen.findAllByRole("textbox")).toHaveLength(6);
  expect(screen.getByRole("textbox", { name: "Row 1, column 2" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Add row" }));
  expect(await screen.findAllByRole("textbox")).toHaveLength(8);
  fireEvent.click(screen.getByRole("button", { name: "Remove row 4" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove table" }));
  expect(changes.length).toBe(4);
  expect(changes.at(-1)).toBe(null);
});

it("W54: a table has no fault of axe", async () => {
  renderForm({ type: "Table", config: { label: "Prices" } }, table);
  await screen.findAllByRole("textbox");
  expect(await listViolations()).toEqual([]);
});
