import { isRecord } from "../../../is-record.ts";
import type { Scope, Values } from "../scope.ts";
import { listOf } from "./list-of.ts";
import { presentRichText } from "./present-rich-text.ts";

/** A table whose cells hold rich text; null when there is none. */
export function presentTable(value: unknown, scope: Scope, brief: boolean): unknown {
  if (!isRecord(value) || !isRecord(value["body"])) return null;
  const { head, body, ...rest } = value;
  const present = (part: Values) => presentPart(part, scope, brief);
  return { ...rest, ...(isRecord(head) ? { head: present(head) } : {}), body: present(body) };
}

function presentPart(part: Values, scope: Scope, brief: boolean): unknown {
  const rows = listOf(part["rows"], isRecord).map((row) => {
    const cells = listOf(row["cells"], isRecord);
    return {
      ...row,
      cells: cells.map((cell) => ({ ...cell, content: presentRichText(cell["content"], scope, brief) })),
    };
  });
  return { ...part, rows };
}
