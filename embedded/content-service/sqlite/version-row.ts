import * as v from "valibot";
import type { DocumentStub, StoredDocument } from "../store/document.ts";

/** Columns of `version` that `stubRow` reads. */
export const stubColumns = [
  "version.document",
  "version.translations",
  "version.type",
  "version.lang",
  "version.uid",
  "version.tags",
  "version.first_published",
  "version.last_published",
].join(", ");

/** Columns of `version` that `documentRow` reads. */
export const versionColumns = `${stubColumns}, version.title, version.data`;

const textList = v.array(v.string());
const record = v.record(v.string(), v.unknown());

const stubEntries = {
  document: v.string(),
  translations: v.string(),
  type: v.string(),
  lang: v.string(),
  uid: v.nullable(v.string()),
  tags: v.string(),
  first_published: v.nullable(v.number()),
  last_published: v.nullable(v.number()),
};

export const stubRow = v.pipe(v.object(stubEntries), v.transform(toStub));

export const documentRow = v.pipe(
  v.object({ ...stubEntries, title: v.string(), data: v.string() }),
  v.transform(({ title, data, ...row }): StoredDocument => ({
    ...toStub(row),
    title,
    data: v.parse(record, JSON.parse(data)),
  })),
);

/** Parses a row; throws when a column is missing. */
export function toDocument(row: unknown): StoredDocument {
  return v.parse(documentRow, row);
}

function toStub(row: v.InferOutput<v.ObjectSchema<typeof stubEntries, undefined>>): DocumentStub {
  const { document, translations, type, lang, uid, first_published: first, last_published: last } = row;
  const tags = v.parse(textList, JSON.parse(row.tags));
  return { id: document, translations, type, lang, uid, tags, firstPublished: first, lastPublished: last };
}
