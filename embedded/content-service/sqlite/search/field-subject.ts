import type { Scalar } from "../../query/predicate.ts";
import { joined, list, type Sql, sql } from "./sql.ts";
import { storedValue } from "./value-rows.ts";
import type { Subject, TestedValue } from "./clause.ts";

/** Returns the subject of a type's field, or of the tags of all types. */
export function fieldSubject(type: string, name: string, applies: Sql): Subject {
  const path = sql`f.path = (select id from path where type = ${type} and name = ${name})`;
  const here = sql`from field_value f where f.version = v.id and ${path}`;
  return {
    applies,
    isPresent: sql`exists (select 1 ${here})`,
    some: (test) => sql`exists (select 1 ${here} and ${test(valueOfVersion)})`,
    versions: (test) => sql`select f.version as id from field_value f where ${path} and ${test(fieldValue)}`,
    first: sql`(select f.value ${here} order by f.position limit 1)`,
  };
}

const fieldValue: TestedValue = { isOneOf: isOneOf(sql`f.measure`), measure: sql`f.measure` };

/** The plus prevents SQLite from scanning all measures of the field for each version. */
const valueOfVersion: TestedValue = { isOneOf: isOneOf(sql`+f.measure`), measure: sql`+f.measure` };

/** Compares numbers with the measure, so that 12 matches "12" of a Range field. */
function isOneOf(measure: Sql): TestedValue["isOneOf"] {
  return (values) => {
    const numbers = values.filter((value) => typeof value === "number");
    const others = values.filter((value) => typeof value !== "number").map(boundValue);
    const conditions = [
      ...(others.length > 0 ? [sql`f.value in (${list(others)})`] : []),
      ...(numbers.length > 0 ? [sql`${measure} in (${list(numbers)})`] : []),
    ];
    return sql`(${joined(conditions, " or ", sql`0`)})`;
  };
}

function boundValue(value: Scalar): string | number | Uint8Array {
  const stored = storedValue(value);
  return typeof stored === "boolean" ? Buffer.from([Number(stored)]) : stored;
}
