import type { EditedDocument } from "../../protocol/document.ts";

/** The content service, as rendering needs it. */
export interface RenderContent {
  /** Returns a document as readers would get it, with its links resolved; undefined where the service refuses it. */
  readonly deliver: (document: EditedDocument) => Promise<unknown>;
  /** Returns a document as its draft has it, else as it is published; undefined where there is none. */
  readonly open: (id: string) => Promise<EditedDocument | undefined>;
}
