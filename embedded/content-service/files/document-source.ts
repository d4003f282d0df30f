import * as v from "valibot";
import type { Photos } from "../../media/photos.ts";

const timestamp = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/, "must look like 2026-01-02T10:00:00+0000"),
);

/** A document as it is written by hand, see the README of `embedded/`. */
export const documentSource = v.strictObject({
  type: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, "must be small letters, digits and _")),
  uid: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._~-]+$/u, "must be letters, digits and . _ ~ -")),
  lang: v.pipe(v.string(), v.regex(/^[a-z]{2,3}-[a-z0-9]{2,4}$/, "must look like en-us")),
  /** What editors call the document; its uid when left out. */
  title: v.optional(v.string()),
  tags: v.optional(v.array(v.string()), []),
  /** When they are left out, the document is published when the store reads the file. */
  first_publication_date: v.optional(timestamp),
  last_publication_date: v.optional(timestamp),
  data: v.record(v.string(), v.unknown()),
});

export type DocumentSource = v.InferOutput<typeof documentSource>;

/** What a shorthand is written out with. */
export interface ExpandContext {
  /** The document that is being completed. */
  readonly source: DocumentSource;
  /** Of every document there is a file of. */
  readonly ids: ReadonlySet<string>;
  readonly photos: Photos;
  /** Told what the author has to correct. */
  readonly report: (problem: string) => void;
}
