import type Database from "libsql";
import type { Argument, Predicate, Scalar } from "../../query/predicate.ts";
import type { View } from "../../store/document-query.ts";
import { type Clause, clause, type Subject, type Test } from "./clause.ts";
import { comparisons } from "./comparisons.ts";
import { near } from "./near.ts";
import { similar } from "./similar.ts";
import { joinConditions, sql } from "./sql.ts";
import { toSubject } from "./to-subject.ts";
import { withWords } from "./with-words.ts";

/** Translates a parsed predicate into SQL. */
export function toClause(db: Database.Database, view: View, predicate: Predicate): Clause {
  const { operator, path, values } = predicate;
  if (operator === "similar") return similar(db, view, values);
  const subject = toSubject(path);
  const found = special(db, predicate) ?? comparison(subject, operator, values);
  return { ...found, condition: sql`(${subject.applies} and ${found.condition})` };
}

function special(db: Database.Database, predicate: Predicate): Clause | undefined {
  if (predicate.operator === "geopoint.near") return near(predicate);
  if (predicate.operator !== "fulltext") return undefined;
  const versions = withWords(db, predicate);
  return versions ? clause(sql`v.id in (${versions})`, versions) : clause(sql`0`);
}

function comparison(subject: Subject, operator: string, values: readonly Argument[]): Clause {
  const compare = comparisons.get(operator);
  if (compare) return tested(subject, compare(values));
  if (operator === "at") return isAll(subject, listScalars(values[0]));
  if (operator === "not") return clause(sql`not (${isAll(subject, listScalars(values[0])).condition})`);
  if (operator === "missing") return clause(sql`not ${subject.isPresent}`);
  if (operator === "has") return { ...tested(subject, () => sql`1`), condition: subject.isPresent };
  return tested(subject, ({ isOneOf }) => isOneOf(listScalars(values[0])));
}

function tested(subject: Subject, test: Test): Clause {
  return clause(subject.some(test), subject.versions?.(test));
}

/** Requires every value; always true without values. */
function isAll(subject: Subject, wanted: readonly Scalar[]): Clause {
  const clauses = wanted.map((value) => tested(subject, ({ isOneOf }) => isOneOf([value])));
  const conditions = clauses.map(({ condition }) => condition);
  return clause(joinConditions(conditions), clauses[0]?.versions);
}

function listScalars(value: Argument | undefined): readonly Scalar[] {
  if (value === undefined) return [];
  return typeof value === "object" ? value : [value];
}
