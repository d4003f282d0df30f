import * as v from "valibot";
import type { Photos } from "@tessera/media/photos.ts";

const timestamp = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/, "must look like 2026-01-02T10:00:00+0000"),
);

/** A document as authors write it; `docs/embedded.md` describes it. */
export const documentSource = v.strictObject({
  type: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, "must be small letters, digits and _")),
  uid: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._~-]+$/u, "must be letters, digits and . _ ~ -")),
  lang: v.pipe(v.string(), v.regex(/^[a-z]{2,3}-[a-z0-9]{2,4}$/, "must look like en-us")),
  /** The title that editors see; defaults to the uid. */
  title: v.optional(v.string()),
  tags: v.optional(v.array(v.string()), []),
  /** Defaults to the time at which the store reads the file. */
  first_publication_date: v.optional(timestamp),
  last_publication_date: v.optional(timestamp),
  data: v.record(v.string(), v.unknown()),
});

export type DocumentSource = v.InferOutput<typeof documentSource>;

/** What shorthands are expanded with. */
export interface ExpandContext {
  /** The document that is being completed. */
  readonly source: DocumentSource;
  /** Ids of all documents that have a file. */
  readonly ids: ReadonlySet<string>;
  readonly photos: Photos;
  /** Receives each fault that the author has to correct. */
  readonly report: (problem: string) => void;
}
