import * as v from "valibot";
import { uuid } from "../files/identity.ts";
import type { AcceptContext } from "./accept-context.ts";
import { acceptRichText } from "./accept-rich-text.ts";

const key = v.optional(v.string());
const cell = v.object({ key, type: v.optional(v.picklist(["header", "data"])), content: v.unknown() });
const part = v.object({ rows: v.array(v.object({ key, cells: v.array(cell) })) });
const table = v.object({ head: v.optional(part), body: part });

export function acceptTable(value: unknown, path: string, context: AcceptContext): unknown {
  const parsed = v.safeParse(table, value);
  if (!parsed.success) return context.report(path, value, "must be a table: { head?: { rows }, body: { rows } }");
  const { head, body } = parsed.output;
  return {
    ...(head ? { head: acceptPart(head, "header", `${path}.head`, context) } : {}),
    body: acceptPart(body, "data", `${path}.body`, context),
  };
}

function acceptPart({ rows }: v.InferOutput<typeof part>, type: string, path: string, context: AcceptContext) {
  // The members have one order, so that a table that is read and saved again is the same.
  const acceptCell = (one: v.InferOutput<typeof cell>, at: string) => ({
    key: one.key ?? uuid(at),
    type: one.type ?? type,
    content: acceptRichText(one.content, `${at}.content`, context),
  });
  return {
    rows: rows.map((row, r) => ({
      key: row.key ?? uuid(`${path}.rows.${r}`),
      cells: row.cells.map((one, c) => acceptCell(one, `${path}.rows.${r}.cells.${c}`)),
    })),
  };
}
