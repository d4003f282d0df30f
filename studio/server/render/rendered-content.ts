import type { EditedDocument, OpenedDocument } from "../../protocol/document.ts";
import type { ContentService } from "../content/content-service.ts";
import { draftId } from "../../protocol/shared-draft.ts";
import { openDocument } from "../content/open-document.ts";

/** The content service, as rendering needs it. */
export interface RenderedContent {
  /**
   * Returns a document as readers of a draft or release would get it, by default of its shared draft. Undefined where the
   * service can't deliver it.
   */
  readonly deliver: (document: EditedDocument, overlay?: string) => Promise<unknown>;
  /** Returns a document and its revision, of its draft or else as it is published; undefined for an unknown id. */
  readonly open: (id: string) => Promise<Pick<OpenedDocument, "document" | "revision"> | undefined>;
}

export function createRenderedContent({ call }: Pick<ContentService, "call">): RenderedContent {
  return {
    deliver: async (document, overlay = draftId(document.id)) => {
      const body = { ...document, overlay };
      const reply = await call({ method: "POST", path: "/editing/deliver", body });
      return reply.status === 200 ? reply.body : undefined;
    },
    open: (id) => openDocument({ call }, id),
  };
}
