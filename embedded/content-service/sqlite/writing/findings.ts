import type Database from "libsql";
import type { FindingsWriter } from "../../store/findings.ts";
import { inTransaction } from "./refused-change.ts";

const recordSql = /* sql */ `
update entry set checked = :at, kind = :kind, findings = :findings
where document = :document and overlay = :overlay and since = :revision`;

/** A new state of a document is a new entry, which is not checked. */
export function findingsWriter(db: Database.Database): FindingsWriter {
  const record = db.prepare(recordSql);
  return {
    recordFindings: (pages, at) =>
      inTransaction(db, () => {
        for (const page of pages) record.run({ ...page, at });
      }),
  };
}
