import type Database from "libsql";
import * as v from "valibot";
import { prepareQuery } from "../prepare-query.ts";

/** SQL list of the custom types whose documents are pages: those with the format "page". */
export const pageTypeList = /* sql */ `
select id from model where kind = 'customtype' and body ->> '$.format' = 'page'`;

/** Returns a function that says whether documents of a type are pages. Without models none are. */
export function pageTypes(db: Database.Database): (type: string) => boolean {
  const page = prepareQuery(db, `${pageTypeList} and id = :type`, v.object({ id: v.string() }));
  return (type) => page.get({ type }) !== undefined;
}
