import type { Photos } from "../../media/photos.ts";
import type { DocumentSource } from "./document-source.ts";

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
