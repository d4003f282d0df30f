import { measure } from "../../query/measure.ts";
import type { FieldPath, Scalar } from "../../query/predicate.ts";
import type { Subject } from "./clause.ts";
import { fieldSubject } from "./field-subject.ts";
import { list, type Sql, sql } from "./sql.ts";

const always = sql`1`;

const properties = {
  id: textSubject(sql`v.document`, always, sql`select v.id from version v where 1`),
  type: textSubject(sql`v.type`, always),
  lang: textSubject(sql`v.lang`, always),
  tags: fieldSubject("", "tags", always),
  first_publication_date: dateSubject(sql`v.first_published`),
  last_publication_date: dateSubject(sql`v.last_published`),
  // Only operators that read words accept the whole text, and those do not compare.
  text: textSubject(sql`null`, always),
};

export function toSubject(path: FieldPath): Subject {
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

/** Returns the subject of a text column; only strings equal it. */
function textSubject(column: Sql, applies: Sql, versions?: Sql): Subject {
  const value = { measure: sql`null`, isOneOf: (values: readonly Scalar[]) => isText(column, values) };
  return {
    applies,
    isPresent: sql`${column} is not null`,
    some: (test) => sql`(${test(value)} and ${column} is not null)`,
    first: column,
    ...(versions && { versions: (test) => sql`${versions} and ${test(value)}` }),
  };
}

/** Returns the subject of a column of epoch milliseconds; numbers and ISO dates can equal it. */
function dateSubject(column: Sql): Subject {
  const value = { measure: column, isOneOf: (values: readonly Scalar[]) => isMoment(column, values) };
  return {
    applies: sql`1`,
    isPresent: sql`${column} is not null`,
    some: (test) => sql`(${test(value)} and ${column} is not null)`,
    first: column,
  };
}

function isText(column: Sql, values: readonly Scalar[]): Sql {
  const texts = values.filter((value) => typeof value === "string");
  const [text = ""] = texts;
  return texts.length === 1 ? sql`${column} = ${text}` : sql`${column} in (${list(texts)})`;
}

function isMoment(column: Sql, values: readonly Scalar[]): Sql {
  return sql`${column} in (${list(values.map(measure).filter((moment) => moment !== undefined))})`;
}
