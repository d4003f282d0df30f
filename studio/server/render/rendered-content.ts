import * as v from "valibot";
import { documentSchema, type EditedDocument } from "../../protocol/document.ts";
import type { ContentService } from "../content/content-service.ts";
import { draftId, draftPath } from "../content/drafts.ts";

/** The content service, as rendering needs it. */
export interface RenderedContent {
  /** Returns a document as readers would get it; undefined where the service can't deliver it. */
  readonly deliver: (document: EditedDocument) => Promise<unknown>;
  /** Returns a document as its draft has it, else as it is published; undefined where there is none. */
  readonly open: (id: string) => Promise<EditedDocument | undefined>;
}

/** An editable document, of which a title may be missing. */
const openedSchema = v.pipe(
  v.object({ ...documentSchema.entries, title: v.fallback(v.string(), "") }),
  v.transform((document): EditedDocument => document),
);

export function createRenderedContent({ call }: Pick<ContentService, "call">): RenderedContent {
  const read = async (path: string) => v.safeParse(openedSchema, (await call({ method: "GET", path })).body);
  return {
    deliver: async (document) => {
      const body = { ...document, overlay: draftId(document.id) };
      const reply = await call({ method: "POST", path: "/editing/deliver", body });
      return reply.status === 200 ? reply.body : undefined;
    },
    open: async (id) => {
      const draft = await read(draftPath(id));
      const found = draft.success ? draft : await read(`/editing/documents/${id}`);
      return found.success ? found.output : undefined;
    },
  };
}
