import type Database from "libsql";
import * as v from "valibot";
import type { DocumentType } from "../../store/state.ts";
import { modelReader } from "../models.ts";
import { prepareQuery } from "../prepare-query.ts";
import { stillValid } from "../visible.ts";

const nameRow = v.pipe(
  v.object({ name: v.string() }),
  v.transform(({ name }) => name),
);

const model = v.object({
  id: v.string(),
  label: v.optional(v.nullable(v.string())),
  json: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

/** Types of documents that are published, or in a release or draft. */
const usedSql = /* sql */ `
select name from document_count where kind = 'type'
union select type from version where overlay <> '' and until = ${stillValid} and archived = 0`;

/** Reads the types of models and documents, sorted. A type without a model has all fields ever indexed. */
export function documentTypes(db: Database.Database): () => readonly DocumentType[] {
  const { models } = modelReader(db);
  const used = prepareQuery(db, usedSql, nameRow);
  const indexed = prepareQuery(db, "select name from path where type = :type order by name", nameRow);
  const withoutModel = (type: string): DocumentType => ({
    id: type,
    label: type,
    fields: unique(["uid", ...indexed.all({ type }).flatMap((name) => name.split(".", 1))]),
  });
  return () => {
    const modeled = models("customtype").map((stored) => toType(v.parse(model, stored)));
    const known = new Set(modeled.map(({ id }) => id));
    const others = used.all().filter((type) => !known.has(type));
    return [...modeled, ...others.map(withoutModel)].sort((a, b) => (a.id < b.id ? -1 : 1));
  };
}

function toType({ id, label, json }: v.InferOutput<typeof model>): DocumentType {
  return { id, label: label ?? id, fields: unique(["uid", ...Object.values(json).flatMap((tab) => Object.keys(tab))]) };
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
