/** A field that leads to a document or shows an asset. */
export interface Use {
  /** Id of the document that has the field. */
  readonly document: string;
  readonly type: string;
  readonly lang: string;
  readonly uid: string | null;
  /** Id of the release or draft, or "" for the published document. */
  readonly overlay: string;
  /** `data.slices.hero$1.primary.image`: slices by their ids. */
  readonly path: string;
}

/** Lists uses in published documents, releases and drafts. */
export interface UseReader {
  readonly documentUses: (id: string) => readonly Use[];
  /** Takes the beginning of the addresses of an asset: `/media/Zabc/`. */
  readonly assetUses: (prefix: string) => readonly Use[];
}
