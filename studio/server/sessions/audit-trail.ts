import * as v from "valibot";
import type { Command } from "../http/route.ts";
import type { StudioStore } from "./open-store.ts";
import type { Editor } from "./sessions.ts";

interface AuditEntry extends Command {
  readonly editor: Editor;
  readonly action: string;
  /** Id of the request. */
  readonly request: string;
}

/** A record of what editors did, which only grows. */
export interface AuditTrail {
  readonly add: (entry: AuditEntry) => void;
  /** Lists the newest entries, oldest first, as lines of JSON. */
  readonly readLines: () => string;
}

const maxEntries = 10_000;

const addSql = `insert into audit (at, name, role, action, document, language, before, after, request)
values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const listSql = `select * from (select * from audit order by sequence desc limit ${maxEntries}) order by sequence`;

const rowSchema = v.pipe(
  v.looseObject({ sequence: v.number(), at: v.number() }),
  v.transform(({ sequence: _sequence, at, ...entry }) => ({ at: new Date(at).toISOString(), ...entry })),
);

/** `now` is in epoch milliseconds. */
export function createAuditTrail({ run, list }: Pick<StudioStore, "run" | "list">, now: () => number): AuditTrail {
  return {
    add: ({ editor, action, request, document = null, language = null, before = null, after = null }) =>
      void run(addSql, now(), editor.name, editor.role, action, document, language, before, after, request),
    readLines: () =>
      list(listSql)
        .map((row) => `${JSON.stringify(v.parse(rowSchema, row))}\n`)
        .join(""),
  };
}
