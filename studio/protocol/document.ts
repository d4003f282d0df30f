import * as v from "valibot";

/** An id of the content service. It goes into the paths of its requests, so it has no other signs. */
export const documentIdPattern = /^[\w-]{1,100}$/;

/** Any JSON value of a document's data. The content service validates it against the model. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const jsonSchema = v.custom<Json>(isJson, "it must be a JSON value");

/** A union of schemas would make an issue for each kind that each value is not. */
function isJson(value: unknown): value is Json {
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value === "object" && value !== null)
    return Object.entries(value).every(([name, each]) => name !== "__proto__" && isJson(each));
  return value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

/** A document as it is edited and saved. */
export const documentSchema = v.object({
  id: v.string(),
  type: v.string(),
  lang: v.string(),
  uid: v.nullable(v.string()),
  tags: v.array(v.string()),
  title: v.string(),
  data: v.record(v.string(), jsonSchema),
});

export type EditedDocument = v.InferOutput<typeof documentSchema>;

const problems = ["overdue", "outdated"] as const;

const states = ["scheduled", "changed", "draft", "published", "archived"] as const;

/** A document in a list, as its newest draft, release or publication has it. */
export const listedSchema = v.object({
  id: v.string(),
  type: v.string(),
  lang: v.string(),
  uid: v.nullable(v.string()),
  title: v.string(),
  heading: v.string(),
  state: v.picklist(states),
  /** Revision of the published document; 0 for none. */
  published: v.number(),
  /** Uid of the published document; null for none. A draft that moves the page has another `uid`. */
  publishedUid: v.nullable(v.string()),
  /** ISO 8601, of the newest write. */
  at: v.string(),
  author: v.string(),
  /** `overdue`: its time has passed, and publishing it was refused. `outdated`: it was published since it was put into a draft. */
  problems: v.optional(v.array(v.picklist(problems)), []),
  /** Draft or release that has the newest state; "" for the published one. */
  overlay: v.optional(v.string(), ""),
  /** Kind of the page, `city`; "" for a document without one, and before its check. */
  kind: v.optional(v.string(), ""),
  /** Number of the page's findings; null for a state that is not checked yet. */
  findings: v.optional(v.nullable(v.number()), null),
  overlays: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(["release", "draft"]),
      label: v.string(),
      scheduledAt: v.nullable(v.string()),
      archived: v.boolean(),
    }),
  ),
  languages: v.array(v.object({ id: v.string(), lang: v.string(), isPublished: v.boolean() })),
});

export type ListedDocument = v.InferOutput<typeof listedSchema>;

/** Returns the name of a document for editors: its heading, or else its title. */
export function nameDocument({ heading, title }: Pick<ListedDocument, "heading" | "title">): string {
  return heading === "" ? title : heading;
}

/** `GET /studio/api/documents?q&type&kind&host&lang&state&problem&findings&order&first-lang&cursor`: a page of documents. */
export const listSchema = v.object({
  results: v.array(listedSchema),
  total: v.number(),
  cursor: v.nullable(v.string()),
});

/** `GET /studio/api/documents/:id`: its draft if it has one, else what is published, and the revision to save it with. */
export const openedSchema = v.object({
  document: documentSchema,
  /** Of the draft or else of the published document, for `base`; 0 for a new document. */
  revision: v.number(),
  state: listedSchema,
});

export type OpenedDocument = v.InferOutput<typeof openedSchema>;

/** Body of `PUT /studio/api/documents/:id/draft`. */
export const saveSchema = v.object({ base: v.number(), document: documentSchema });

/** A fault that the content service finds: `data.slices.0.primary.title` (positions from 0). */
export const problemSchema = v.object({ path: v.string(), message: v.string(), hint: v.string() });

export type Problem = v.InferOutput<typeof problemSchema>;

/** Response of a save. `merged` lists fields that others changed since `base`: read the document again. */
export const savedSchema = v.object({ revision: v.number(), merged: v.array(v.string()) });

/** A field that both sides changed to different values (status 412); slices in `path` are by id. */
export const conflictSchema = v.object({ path: v.string(), base: jsonSchema, mine: jsonSchema, theirs: jsonSchema });

export type Conflict = v.InferOutput<typeof conflictSchema>;

/** Body of every response that is an error. `code` is permanent; `message` is for people. */
export const errorSchema = v.object({
  code: v.string(),
  message: v.string(),
  hint: v.optional(v.string()),
  problems: v.optional(v.array(problemSchema)),
  conflicts: v.optional(v.array(conflictSchema)),
});

/** Response of a publication. */
export const publishedSchema = v.object({
  /** Changed documents. */
  documents: v.array(v.string()),
  /** Milliseconds until the page showed it; null if it did not in time. */
  seenAfterMs: v.nullable(v.number()),
  /** Why the site was not notified. Undefined when it was, or may still be. */
  webhook: v.optional(v.string()),
});

/** `GET /studio/api/documents/:id/history`: publications and saves, newest first. */
export const historySchema = v.object({
  results: v.array(
    v.object({
      kind: v.picklist(["publication", "save"]),
      revision: v.number(),
      at: v.string(),
      author: v.string(),
      label: v.string(),
      /** Whether this publication removed the document. */
      removed: v.boolean(),
    }),
  ),
});
