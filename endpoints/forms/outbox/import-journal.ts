import { existsSync } from "node:fs";
import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { messageSchema } from "./message.ts";
import type { Database } from "./open-database.ts";

const entry = v.variant("kind", [
  v.object({ kind: v.literal("message"), message: messageSchema }),
  v.object({ kind: v.literal("delivered"), id: v.string(), at: v.string() }),
]);
const row = v.pipe(v.string(), v.parseJson(), entry, v.transform(toRow));

/** Imports the journal of an earlier release, and renames it. Lines that can't be read remain in it. */
export async function importJournal(folder: string, { transact }: Database): Promise<void> {
  const journal = path.join(folder, "outbox.jsonl");
  if (!existsSync(journal)) return;
  const [pid = "", start = "-"] = (await readFile(`${folder}/outbox.lock`, "utf8").catch(() => "")).split(" ");
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name of the program, in parentheses, may have spaces. The start of the process is 20 fields after it.
  if (status.slice(status.lastIndexOf(")")).split(" ")[20] === start)
    throw new Error(`FORMS_DIR: process ${pid} still writes to ${journal}. Stop it first.`);
  // A line has a checksum before its entry: "0123456789abcdef {…}".
  const lines = (await readFile(journal, "utf8")).split("\n").map((line) => v.safeParse(row, line.slice(17)));
  const rows = lines.flatMap((line) => (line.success ? [line.output] : []));
  const insert = `insert into message (id, body, delivered) select value ->> 0, value ->> 1, value ->> 2 from json_each(?)
    where true on conflict (id) do update set body = null, delivered = excluded.delivered where excluded.body is null`;
  await transact(({ run }) => run(insert, JSON.stringify(rows)));
  await rename(journal, `${journal}.imported`);
}

/** Returns the id, the body of a message that waits, and when it was delivered. */
function toRow(read: v.InferOutput<typeof entry>) {
  if (read.kind === "delivered") return [read.id, null, Date.parse(read.at)];
  return [read.message.id, JSON.stringify(read.message), null];
}
