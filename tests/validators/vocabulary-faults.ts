import { isObject, type JsonObject, objectsIn, toList } from "../support/structured-data/graph.ts";
import type { Vocabulary } from "./read-vocabulary.ts";

/** Whether values of a class are written as text, a number or a truth value. A quantity is, too: `PT2H`. */
const isLiteral = (range: string, { classes, members }: Vocabulary) =>
  [range, ...(classes.get(range) ?? [])].some(
    (name) => name === "Quantity" || members.get(name)?.includes("DataType") === true,
  );

const readTypes = (node: JsonObject) => toList(node["@type"]).map(String);

/** Returns the types, properties and values of structured data that schema.org does not have. */
export function listVocabularyFaults(data: unknown, vocabulary: Vocabulary): readonly string[] {
  const nodes = objectsIn(data).filter((node) => node["@type"] !== undefined);
  const byId = new Map(nodes.flatMap((node) => (node["@id"] === undefined ? [] : [[node["@id"], node]])));
  return nodes.flatMap((node) => {
    const types = readTypes(node);
    const own = Object.entries(node).filter(([name]) => !name.startsWith("@"));
    return [
      ...types.filter((type) => !vocabulary.classes.has(type)).map((type) => `${type} is not a class`),
      ...[...types, ...own.map(([name]) => name)]
        .filter((name) => vocabulary.superseded.has(name))
        .map((name) => `${name} is replaced by ${vocabulary.superseded.get(name)?.join(" or ") ?? ""}`),
      ...own.flatMap(([name, values]) => [
        ...(hasProperty(types, name, vocabulary) ? [] : [`${types.join()} has no ${name}`]),
        ...toList(values)
          .filter((value) => !isInRange(value, vocabulary.ranges.get(name) ?? [], byId, vocabulary))
          .map((value) => `${types.join()}: ${name} is ${describeValue(value)}`),
      ]),
    ];
  });
}

function hasProperty(types: readonly string[], name: string, { classes, domains }: Vocabulary): boolean {
  const domain = domains.get(name) ?? [];
  return types.some((type) => domain.some((each) => classes.get(type)?.has(each) === true));
}

function isInRange(
  value: unknown,
  ranges: readonly string[],
  byId: ReadonlyMap<unknown, JsonObject>,
  vocabulary: Vocabulary,
): boolean {
  const { classes, members } = vocabulary;
  const isOf = (names: readonly string[]) =>
    names.some((name) => ranges.some((range) => classes.get(name)?.has(range)));
  if (isObject(value)) return isOf(readTypes(byId.get(value["@id"]) ?? value));
  if (ranges.some((range) => isLiteral(range, vocabulary))) return isOfDataType(value, ranges);
  const [, member] = /^https?:\/\/schema\.org\/(\w+)$/.exec(String(value)) ?? [];
  // Any other address is a reference to something that is described there.
  return member === undefined ? URL.canParse(String(value)) : isOf(members.get(member) ?? []);
}

const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Whether a value is a date, a number or a truth value where a property has no other values. */
function isOfDataType(value: unknown, ranges: readonly string[]): boolean {
  const areAll = (...names: readonly string[]) => ranges.every((range) => names.includes(range));
  if (areAll("Date", "DateTime")) return isoDate.test(String(value));
  if (areAll("Number", "Integer")) return Number.isFinite(Number(value));
  return !areAll("Boolean") || typeof value === "boolean";
}

function describeValue(value: unknown): string {
  if (!isObject(value)) return `the ${typeof value} ${String(value).slice(0, 60)}`;
  return value["@type"] === undefined ? `a reference to nothing` : `a ${readTypes(value).join()}`;
}
