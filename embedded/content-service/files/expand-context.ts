import type { Photos } from "../../media/photos.ts";
import type { DocumentSource } from "./document-source.ts";

/** What a shorthand is written out with. */
export interface ExpandContext {
  /** The document that is being completed. */
  readonly source: DocumentSource;
  /** Every document, by id. */
  readonly byId: ReadonlyMap<string, DocumentSource>;
  readonly photos: Photos;
  /** Told what the author has to correct. */
  readonly report: (problem: string) => void;
}
