import type { FieldPath } from "../../query/predicate.ts";
import { dateSubject, textSubject } from "./column-subjects.ts";
import { fieldSubject } from "./field-subject.ts";
import { type Sql, sql } from "./sql.ts";
import type { Subject } from "./subject.ts";

const always = sql`1`;

const properties = {
  id: textSubject(sql`v.document`, always, sql`select v.id from version v where 1`),
  type: textSubject(sql`v.type`, always),
  lang: textSubject(sql`v.lang`, always),
  tags: fieldSubject("", "tags", always),
  first_publication_date: dateSubject(sql`v.first_published`),
  last_publication_date: dateSubject(sql`v.last_published`),
  // The whole text is for predicates that look for words, and those don't compare.
  text: textSubject(sql`null`, always),
};

export function subjectOf(path: FieldPath): Subject {
  if (path.kind === "document") return properties[path.name];
  const applies = sql`v.type = ${path.type}`;
  const name = path.path.join(".");
  if (name === "uid") return uidSubject(applies);
  return fieldSubject(path.type, name, applies);
}

function uidSubject(applies: Sql): Subject {
  const subject = textSubject(sql`v.uid`, applies, sql`select v.id from version v where ${applies}`);
  return { ...subject, first: sql`iif(${applies}, v.uid, null)` };
}
