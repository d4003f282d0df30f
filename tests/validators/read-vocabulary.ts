import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The terms of schema.org, by name: `Product`, `offers`, `InStock`. */
export interface Vocabulary {
  /** Whether it names a class, and each class that it is a part of. */
  readonly classes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Properties with the classes that have them. */
  readonly domains: ReadonlyMap<string, readonly string[]>;
  /** Properties with the classes of their values. */
  readonly ranges: ReadonlyMap<string, readonly string[]>;
  /** Members of enumerations with their classes. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** Terms that another one replaces, with its name. */
  readonly superseded: ReadonlyMap<string, readonly string[]>;
}

const file = createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq");

/** Matches a statement about terms of schema.org. Its types and classes are of the RDF vocabularies. */
const statement = /^<http:\/\/schema\.org\/([^>]+)> <[^>]*[/#](\w+)> <http:\/\/[^>]*[/#](\w+)> /gm;

/** Reads the vocabulary that schema.org publishes. */
export function readVocabulary(): Vocabulary {
  const statements = new Map<string, Map<string, string[]>>();
  for (const [, subject = "", predicate = "", value = ""] of readFileSync(file, "utf8").matchAll(statement)) {
    const values = statements.get(predicate) ?? new Map<string, string[]>();
    values.set(subject, [...(values.get(subject) ?? []), value]);
    statements.set(predicate, values);
  }
  const read = (predicate: string) => statements.get(predicate) ?? new Map<string, string[]>();
  const [types, parents] = [read("type"), read("subClassOf")];
  const classes = [...types].filter(([, own]) => own.includes("Class")).map(([name]) => name);
  return {
    classes: new Map(classes.map((name) => [name, new Set(listAncestors(name, parents))])),
    domains: read("domainIncludes"),
    ranges: read("rangeIncludes"),
    members: types,
    superseded: read("supersededBy"),
  };
}

/** Returns a class and each that it is a part of. */
function listAncestors(name: string, parents: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [name, ...(parents.get(name) ?? []).flatMap((parent) => listAncestors(parent, parents))];
}
