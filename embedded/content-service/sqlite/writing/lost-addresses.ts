import type Database from "libsql";
import * as v from "valibot";
import type { StoredDocument } from "../../store/document.ts";
import { prepareQuery } from "../prepare-query.ts";
import { addressLosses } from "../reading/lost-addresses.ts";
import { stillValid } from "../visible.ts";
import { RefusedChange } from "./refused-change.ts";

const linkingSql = /* sql */ `
select distinct document, coalesce(uid, document) as name from version
where overlay = '' and until = ${stillValid} and document <> :document and instr(data, :quoted) > 0
order by name limit 4`;

/**
 * Returns a function that checks documents as they were before the current publication. Throws a `RefusedChange` when
 * an address would have neither page nor redirect, or a site no header or footer.
 */
export function addressKeeper(db: Database.Database): (before: readonly StoredDocument[]) => void {
  const findLoss = addressLosses(db);
  const linking = prepareQuery(db, linkingSql, v.object({ document: v.string(), name: v.string() }));
  return (before) => {
    for (const document of before) {
      const loss = findLoss("", document);
      if (loss === undefined) continue;
      const links = linking.all({ document: document.id, quoted: JSON.stringify(document.id) });
      const message = `${loss}${linkedFrom(links.map(({ name }) => name))}`;
      throw new RefusedChange("lost-address", message, { documents: links.map((link) => link.document) });
    }
  };
}

function linkedFrom(names: readonly string[]): string {
  return names.length === 0 ? "" : ` Linked from ${names.join(", ")}.`;
}
