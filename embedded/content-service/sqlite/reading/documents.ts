import type Database from "libsql";
import type { DocumentReader } from "../../store/document-reader.ts";
import { prepareQuery } from "../prepare-query.ts";
import { documentRow, stubColumns, stubRow, versionColumns } from "../version-row.ts";
import { viewParameters, visibleVersion } from "../visible.ts";

const documentsSql = /* sql */ `
select ${versionColumns}
from json_each(:ids) as wanted cross join version on version.document = wanted.value
where ${visibleVersion} order by wanted.key`;

const stubsSql = /* sql */ `
select ${stubColumns}
from json_each(:ids) as wanted cross join version on version.document = wanted.value
where ${visibleVersion} order by wanted.key`;

const translationsSql = /* sql */ `
select ${stubColumns}
from json_each(:groups) as wanted cross join version on version.translations = wanted.value
where ${visibleVersion} order by wanted.key, version.lang, version.document`;

/** Reads documents by id or group, each once, in the order of the request. */
export function documentsById(db: Database.Database): Pick<DocumentReader, "documents" | "stubs" | "translations"> {
  const documents = prepareQuery(db, documentsSql, documentRow);
  const stubs = prepareQuery(db, stubsSql, stubRow);
  const translations = prepareQuery(db, translationsSql, stubRow);
  return {
    documents: (view, ids) => documents.all({ ...viewParameters(view), ids: unique(ids) }),
    stubs: (view, ids) => stubs.all({ ...viewParameters(view), ids: unique(ids) }),
    translations: (view, groups) => translations.all({ ...viewParameters(view), groups: unique(groups) }),
  };
}

function unique(names: readonly string[]): string {
  return JSON.stringify([...new Set(names)]);
}
