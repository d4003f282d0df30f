import { asList, asRecord, type JsonRecord } from "../../../protocol/as-json.ts";
import type { Path } from "../../../protocol/changes/path.ts";
import type { Json } from "../../../protocol/document.ts";

/** A table of which the first row may be a head. Rows and cells are the objects that were read. */
export interface Table {
  readonly hasHead: boolean;
  /** Rows of its head in the value that was read. */
  readonly heads: number;
  readonly rows: readonly JsonRecord[];
}

/** Reads a table; undefined for a value without rows. */
export function readTable(value: Json | undefined): Table | undefined {
  const { head, body } = asRecord(value);
  const first = asList(asRecord(head)["rows"]);
  const rows = [...first, ...asList(asRecord(body)["rows"])].map(asRecord);
  return rows.length === 0 ? undefined : { hasHead: first.length > 0, heads: first.length, rows };
}

/** Returns the steps to the cells of a row. With one row of a head, row 1 → ["body", "rows", 0, "cells"]. */
export function findCells(heads: number, row: number): Path {
  return row < heads ? ["head", "rows", row, "cells"] : ["body", "rows", row - heads, "cells"];
}

export function readCells(row: JsonRecord | undefined): readonly JsonRecord[] {
  return asList(row?.["cells"]).map(asRecord);
}

type Rows = Pick<Table, "hasHead" | "rows">;

function writeTable({ hasHead, rows }: Rows): Json {
  const typed = rows.map((row, index) => setCells(row, readCells(row).map(toType(hasHead && index === 0))));
  return hasHead ? { head: { rows: typed.slice(0, 1) }, body: { rows: typed.slice(1) } } : { body: { rows: typed } };
}

/** Returns the row itself where its cells are the same. */
function setCells(row: JsonRecord, cells: readonly JsonRecord[]): JsonRecord {
  const before = readCells(row);
  const isSame = before.length === cells.length && cells.every((cell, index) => cell === before[index]);
  return isSame ? row : { ...row, cells };
}

const toType = (isHead: boolean) => (cell: JsonRecord) => {
  const type = isHead ? "header" : "data";
  return cell["type"] === type ? cell : { ...cell, type };
};

/** Creates a table of a head and two rows. */
export function createTable(createKey: () => string): Json {
  return writeTable({ hasHead: true, rows: [0, 1, 2].map(() => createRow(2, createKey)) });
}

function createRow(columns: number, createKey: () => string): JsonRecord {
  return { key: createKey(), cells: Array.from({ length: columns }, () => createCell(createKey)) };
}

function createCell(createKey: () => string): JsonRecord {
  return { key: createKey(), type: "data", content: [] };
}

export type TableCommand =
  | { readonly type: "add-row" | "add-column" | "head" }
  | { readonly type: "remove-row" | "remove-column"; readonly index: number };

export function countColumns({ rows }: Rows): number {
  return Math.max(1, ...rows.map((row) => readCells(row).length));
}

/** Applies a command. Returns null when the last row or column is removed. */
export function changeTable(table: Rows, command: TableCommand, createKey: () => string): Json {
  const { rows, hasHead } = table;
  const columns = countColumns(table);
  const withCells = (change: (cells: readonly JsonRecord[]) => readonly JsonRecord[]) =>
    writeTable({ ...table, rows: rows.map((row) => ({ ...row, cells: change(readCells(row)) })) });
  switch (command.type) {
    case "add-row":
      return writeTable({ ...table, rows: [...rows, createRow(columns, createKey)] });
    case "add-column":
      return withCells((cells) => [...cells, createCell(createKey)]);
    case "head":
      return writeTable({ ...table, hasHead: !hasHead });
    case "remove-row":
      return rows.length === 1 ? null : writeTable({ ...table, rows: rows.toSpliced(command.index, 1) });
    default:
      return columns === 1 ? null : withCells((cells) => cells.toSpliced(command.index, 1));
  }
}
