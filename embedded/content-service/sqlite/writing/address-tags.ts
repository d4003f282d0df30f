import type Database from "libsql";
import * as v from "valibot";
import { isAddress, withAddressTag } from "../../store/address-tag.ts";
import type { DocumentContent } from "../../store/document.ts";
import { prepareQuery } from "../prepare-query.ts";
import { stillValid } from "../visible.ts";

/** Returns a function that derives the tag of a document's address, and omits tags that are other documents' addresses. */
export function addressTagger(db: Database.Database): (content: DocumentContent) => DocumentContent {
  const used = prepareQuery(
    db,
    `select 1 as used from version where uid = :tag and until = ${stillValid} limit 1`,
    v.object({ used: v.number() }),
  );
  const isUsedElsewhere = (tag: string) => isAddress(tag) && used.get({ tag }) !== undefined;
  return (content) => withAddressTag({ ...content, tags: content.tags.filter((tag) => !isUsedElsewhere(tag)) });
}
