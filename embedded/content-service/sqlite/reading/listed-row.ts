import * as v from "valibot";
import { documentStates, type ListedDocument, listedProblems } from "../../store/document-list.ts";

const overlays = v.array(
  v.object({
    id: v.string(),
    kind: v.picklist(["release", "draft"]),
    label: v.string(),
    scheduledAt: v.nullable(v.number()),
    archived: v.boolean(),
  }),
);
const languages = v.array(v.object({ id: v.string(), lang: v.string(), isPublished: v.boolean() }));

/** A row of the query of lists. */
export const listedRow = v.object({
  id: v.string(),
  type: v.string(),
  lang: v.string(),
  uid: v.nullable(v.string()),
  title: v.string(),
  heading: v.string(),
  state: v.picklist(documentStates),
  published: v.number(),
  publishedUid: v.nullable(v.string()),
  at: v.number(),
  author: v.string(),
  problems: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.nullable(v.picklist(listedProblems))),
    v.transform((listed) => listed.filter((problem) => problem !== null)),
  ),
  overlay: v.string(),
  revision: v.number(),
  kind: v.string(),
  findings: v.nullable(v.number()),
  overlays: v.pipe(v.string(), v.parseJson(), overlays),
  languages: v.pipe(v.string(), v.parseJson(), languages),
  total: v.number(),
});

/** Returns the document of a row. */
export function toListed({ total: _total, ...document }: v.InferOutput<typeof listedRow>): ListedDocument {
  return document;
}
