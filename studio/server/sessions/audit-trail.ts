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
  /** Never rejects, because the command has happened: what can't be recorded is reported. */
  readonly add: (entry: AuditEntry) => Promise<void>;
  /** Lists the newest entries, oldest first, as lines of JSON. */
  readonly readLines: () => Promise<string>;
}

const maxEntries = 10_000;

const addSql = `insert into audit (at, name, role, action, document, language, before, after, request)
values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const listSql = `select * from (select * from audit order by sequence desc limit ${maxEntries}) order by sequence`;

const rowSchema = v.pipe(
  v.looseObject({ sequence: v.number(), at: v.number() }),
  v.transform(({ sequence: _sequence, at, ...entry }) => ({ at: new Date(at).toISOString(), ...entry })),
);

/** `now` is in epoch milliseconds. `onError` receives why an entry is missing. */
export function createAuditTrail(
  { run, list }: Pick<StudioStore, "run" | "list">,
  now: () => number,
  onError: (error: unknown) => void,
): AuditTrail {
  return {
    add: async ({ editor, action, request, document = null, language = null, before = null, after = null }) => {
      const { name, role } = editor;
      await run(addSql, now(), name, role, action, document, language, before, after, request).catch(onError);
    },
    readLines: async () => {
      const rows = await list(listSql);
      return rows.map((row) => `${JSON.stringify(v.parse(rowSchema, row))}\n`).join("");
    },
  };
}
