import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { type ListedDocument, nameDocument } from "../../protocol/document.ts";
import { draftId } from "../../protocol/shared-draft.ts";
import type { ContentReply } from "./content-reply.ts";
import type { ContentService } from "./content-service.ts";

type Content = Pick<ContentService, "call">;

interface DraftChange {
  /** The change of the whole draft, as a batch has it: what is done, and with what. */
  readonly change: object;
  /** Revision of the document that the editor has seen. */
  readonly seen: number;
  /** Whether the address that a page leaves redirects to it. */
  readonly keepAddress: boolean;
  readonly author: string;
}

/**
 * Changes the draft of a document as a whole, together with the redirect that a page leaves where it was. Returns the result of
 * the change. Refuses it if the document is not the one that the editor has seen.
 */
export async function changeDraft(
  content: Content,
  document: ListedDocument,
  { change, seen, keepAddress, author }: DraftChange,
): Promise<ContentReply> {
  const revision = await checkDraft(content, document.id, seen);
  if (typeof revision !== "number") return revision;
  const redirects = keepAddress ? listRedirects(document) : [];
  return changeTogether(content, [...redirects, { ...change, overlay: draftId(document.id), revision }], author);
}

const resultsSchema = v.object({ results: v.array(v.unknown()) });

/** Makes all changes or none of them. Returns the result of the last one. */
export async function changeTogether(
  { call }: Content,
  changes: readonly object[],
  author: string,
): Promise<ContentReply> {
  const reply = await call({ method: "POST", path: "/editing/batch", body: { changes }, author });
  return reply.status >= 300 ? reply : { ...reply, body: v.parse(resultsSchema, reply.body).results.at(-1) };
}

const stale: ContentReply = {
  status: 412,
  body: { code: "stale", message: "Somebody changed this page meanwhile. Look at it again first." },
};

const draftSchema = v.object({
  revision: v.number(),
  documents: v.array(v.object({ id: v.string(), revision: v.number() })),
});

/** Returns the revision of a document's draft. Returns a refusal if its document is not the one that the editor has seen. */
async function checkDraft({ call }: Content, id: string, seen: number): Promise<number | ContentReply> {
  const reply = await call({ method: "GET", path: `/editing/drafts/${draftId(id)}` });
  if (reply.status >= 300) return reply;
  const { revision, documents } = v.parse(draftSchema, reply.body);
  if (documents.some((document) => document.id === id && document.revision === seen)) return revision;
  return stale;
}

/**
 * Returns the change of a batch that puts a redirect at the address which a page leaves. A page that stays needs no redirect. The
 * redirect names the document, so it leads to wherever the page moves later, without a chain.
 */
function listRedirects({ id, lang, uid, publishedUid, ...names }: ListedDocument): readonly object[] {
  if (publishedUid === null || publishedUid === uid) return [];
  const data = { to: { link_type: "Document", id }, permanent: true };
  const body = { type: "redirect", lang, uid: publishedUid, title: `Moved: ${nameDocument(names)}`, data };
  return [{ do: "put", overlay: draftId(id), id: randomBytes(12).toString("base64url"), body }];
}
