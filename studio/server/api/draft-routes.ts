import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { documentSchema, savedSchema, saveSchema } from "../../protocol/document.ts";
import type { ContentService } from "../content/content-service.ts";
import { draftId } from "../../protocol/shared-draft.ts";
import { deleteDraft, inDraft, saveInDraft } from "../content/drafts.ts";
import { openDocument } from "../content/open-document.ts";
import { toRefusal, toReply } from "../content/to-reply.ts";
import { noDocument, ok, refusal, type StudioReply, type StudioRoute, withBody } from "../http/route.ts";

type Tools = { readonly content: Pick<ContentService, "call"> };

/** A new document. Its id is made by the server. */
const newDocumentSchema = v.object({
  document: v.omit(documentSchema, ["id"]),
  /** Id of the document that it translates. */
  translates: v.optional(v.string()),
});

/** Routes that write to the shared draft of a document. */
export function draftRoutes({ content }: Tools): readonly StudioRoute[] {
  return [
    { method: "PUT", path: "documents/:id/draft", action: "save", respond: saveRoute(content) },
    { method: "POST", path: "documents", action: "save", respond: createRoute(content) },
    {
      method: "DELETE",
      path: "documents/:id/draft",
      action: "save",
      respond: async ({ parameters: { id = "" }, editor }) => {
        const deleted = await deleteDraft(content, { document: id, author: editor.name });
        return toReply(deleted, v.unknown(), () => ({ id }), { document: id });
      },
    },
    {
      method: "POST",
      path: "documents/:id/history/:revision/restore",
      action: "save",
      respond: async ({ parameters: { id = "", revision = "" }, editor }) =>
        restore(content, { id, revision, author: editor.name }),
    },
  ];
}

function saveRoute(content: Tools["content"]): StudioRoute["respond"] {
  return withBody(saveSchema, async ({ base, document }, { parameters: { id = "" }, editor }) => {
    if (document.id !== id) return refusal(400, "invalid", "The address names another document.");
    const headers: Record<string, string> = base === 0 ? { "if-none-match": "*" } : { "if-match": `"${base}"` };
    const saved = await saveInDraft(content, { document, headers, author: editor.name });
    const reply = toReply(saved, savedSchema);
    const { success, output } = v.safeParse(savedSchema, saved.body);
    if (!success) return reply;
    return { ...reply, command: { document: id, language: document.lang, before: base, after: output.revision } };
  });
}

function createRoute(content: Tools["content"]): StudioRoute["respond"] {
  return withBody(newDocumentSchema, async ({ document, translates }, { editor }) => {
    const id = randomBytes(12).toString("base64url");
    const original = translates === undefined ? {} : { alternate_language_id: translates };
    const written = { ...document, id, ...original };
    const saved = await saveInDraft(content, {
      document: written,
      headers: { "if-none-match": "*" },
      author: editor.name,
    });
    if (saved.status >= 300) return toRefusal(saved);
    return showWritten(content, id, 201);
  });
}

interface Restoring {
  readonly id: string;
  readonly revision: string;
  readonly author: string;
}

/** Restores an earlier state into the draft, whose own state stays in the history. */
async function restore(content: Tools["content"], { id, revision, author }: Restoring): Promise<StudioReply> {
  const path = `/editing/documents/${id}/versions/${revision}`;
  const known = await content.call({ method: "GET", path });
  if (known.status >= 300) return toRefusal(known);
  const current = await openDocument(content, id);
  const title = current && (current.document.title || current.state.heading);
  const restored = await inDraft(content, { document: id, label: title || id, author }, () =>
    content.call({
      method: "POST",
      path: `${path}/restore`,
      body: { draft: draftId(id) },
      headers: current === undefined ? { "if-none-match": "*" } : { "if-match": "*" },
      author,
    }),
  );
  return restored.status >= 300 ? toRefusal(restored) : showWritten(content, id);
}

/** Returns the document as it is now, and records that it was written. */
async function showWritten(content: Tools["content"], id: string, status = 200): Promise<StudioReply> {
  const opened = await openDocument(content, id);
  if (opened === undefined) return noDocument(id);
  const { document, revision } = opened;
  return { ...ok(opened, { document: id, language: document.lang, after: revision }), status };
}
