import type Database from "libsql";
import type { DocumentWriter } from "../../store/document-writer.ts";
import { inTransaction } from "./refused-change.ts";

export function languageWriter(db: Database.Database): Pick<DocumentWriter, "setLanguages"> {
  const clear = db.prepare("delete from language");
  const insert = db.prepare("insert into language (id, name) values (?, ?)");
  return {
    setLanguages: (languages) =>
      inTransaction(db, () => {
        clear.run();
        for (const { id, name } of languages) insert.run(id, name);
      }),
  };
}
