import { measure } from "../../../query/measure.ts";
import type { Argument, Predicate, Scalar } from "../../../query/predicate.ts";
import type { StoredDocument } from "../../../store/document.ts";
import { naiveDistance } from "./naive-distance.ts";
import { naiveTests } from "./naive-tests.ts";
import { naiveValues } from "./naive-values.ts";
import { sharedWords, listDocumentWords } from "./naive-words.ts";

const comparing = /^(?:at|not|any|in)$/;

/** True when a predicate holds for a document. One about `my.page.*` holds for documents of type `page` only. */
export function naiveMatches(document: StoredDocument, predicate: Predicate, all: readonly StoredDocument[]): boolean {
  const { operator, path, values } = predicate;
  if (path.kind === "field" && path.type !== document.type) return false;
  if (operator === "similar") return likeness(document, predicate, all) > 0;
  if (operator === "geopoint.near") return distance(document, predicate) <= Number(values[2]);
  const isWhole = path.kind === "document" && path.name === "text";
  const found = isWhole ? listDocumentWords(document) : naiveValues(document, path);
  return naiveTests.get(operator)?.(found, comparing.test(operator) ? comparable(predicate) : values) ?? false;
}

/** Returns the ascending rank that a predicate defines for results; undefined for most predicates. */
export function naiveRank(predicate: Predicate, all: readonly StoredDocument[]) {
  if (predicate.operator === "similar") return (document: StoredDocument) => -likeness(document, predicate, all);
  if (predicate.operator !== "geopoint.near") return undefined;
  return (document: StoredDocument) => distance(document, predicate);
}

function likeness(document: StoredDocument, { values }: Predicate, all: readonly StoredDocument[]): number {
  const model = all.find(({ id }) => id === values[0]);
  return model ? sharedWords(all, Number(values[1]), model, document) : 0;
}

function distance(document: StoredDocument, { path, values: [latitude, longitude] }: Predicate): number {
  return naiveDistance(document, path, Number(latitude), Number(longitude));
}

/** Returns comparable values: publication dates equal texts of the same moment, other properties equal texts only. */
function comparable({ path, values }: Predicate): readonly Argument[] {
  if (path.kind === "field" && path.path[0] !== "uid") return values;
  const isDate = path.kind === "document" && path.name.endsWith("_date");
  const comparableOne = (one: Scalar): Scalar =>
    isDate ? (measure(one) ?? "never") : typeof one === "string" ? one : "never";
  return values.map((value) => (typeof value === "object" ? value.map(comparableOne) : comparableOne(value)));
}
