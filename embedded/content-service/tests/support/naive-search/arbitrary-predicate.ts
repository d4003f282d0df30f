import fc from "fast-check";
import type { Argument, FieldPath, Predicate } from "../../../query/predicate.ts";
import { fitsPath } from "../../../query/check-predicate.ts";
import { arbitrary } from "./arbitrary-document.ts";

const { id, type, lang, uid, tag, number, word, date, place } = arbitrary;

const fields = [
  "uid",
  "a",
  "b",
  "when",
  "title",
  "to",
  "where",
  "cards",
  "cards.n",
  "cards.where",
  "cards.inner.n",
  "slices",
  "none",
];
const properties = ["id", "type", "lang", "tags", "first_publication_date", "last_publication_date"] as const;

export const arbitraryPath: fc.Arbitrary<FieldPath> = fc.oneof(
  fc.record({ kind: fc.constant("document" as const), name: fc.constantFrom(...properties) }),
  fc.record({
    kind: fc.constant("field" as const),
    type,
    path: fc.constantFrom(...fields).map((name) => name.split(".")),
  }),
);

const scalar = fc.oneof(
  id,
  type,
  lang,
  uid,
  tag,
  number,
  word,
  date,
  fc.boolean(),
  fc.constant(`${"long ".repeat(30)}x`),
);
const list = fc.array(scalar, { maxLength: 3 });
const moment = fc.oneof(date, number);
const kilometers = fc.constantFrom(0, 1, 1200, 20_000, 1e9);

const operators: Readonly<Record<string, fc.Arbitrary<readonly Argument[]>>> = {
  at: fc.tuple(fc.oneof(scalar, list)),
  not: fc.tuple(fc.oneof(scalar, list)),
  any: fc.tuple(list),
  in: fc.tuple(list),
  has: fc.constant([]),
  missing: fc.constant([]),
  fulltext: fc.tuple(
    fc.array(fc.oneof(word, fc.constantFrom("r", "tre", "!", "lo")), { maxLength: 2 }).map((all) => all.join("-")),
  ),
  similar: fc.tuple(id, fc.integer({ min: 1, max: 4 })),
  "geopoint.near": fc.tuple(place, kilometers).map(([{ latitude, longitude }, km]) => [latitude, longitude, km]),
  "number.gt": fc.tuple(number),
  "number.lt": fc.tuple(number),
  "number.inRange": fc.tuple(number, number),
  "date.after": fc.tuple(moment),
  "date.before": fc.tuple(moment),
  "date.between": fc.tuple(moment, moment),
  "date.day-of-month": fc.tuple(fc.constantFrom(1, 4, 31)),
  "date.day-of-month-after": fc.tuple(fc.constantFrom(1, 4, 31)),
  "date.day-of-week": fc.tuple(fc.constantFrom(1, "MON", "thursday", 7)),
  "date.day-of-week-before": fc.tuple(fc.constantFrom(2, "Friday")),
  "date.month": fc.tuple(fc.constantFrom(12, "May")),
  "date.month-before": fc.tuple(fc.constantFrom(5, "dec")),
  "date.year": fc.tuple(fc.constantFrom(2025, 2026)),
  "date.hour": fc.tuple(fc.constantFrom(0, 21, 23)),
  "date.hour-after": fc.tuple(fc.constantFrom(0, 22)),
};

const whole: FieldPath = { kind: "document", name: "text" };

function makePredicate(operator: string): fc.Arbitrary<Predicate> {
  const path = fc.oneof(fc.constant(whole), arbitraryPath).filter((one) => fitsPath(operator, one));
  const values = operators[operator] ?? fc.constant([]);
  return fc.record({ operator: fc.constant(operator), path, values, offset: fc.constant(0), source: fc.constant("") });
}

export const arbitraryPredicate: fc.Arbitrary<Predicate> = fc
  .constantFrom(...Object.keys(operators))
  .chain(makePredicate);
