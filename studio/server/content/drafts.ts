import * as v from "valibot";
import type { EditedDocument } from "../../protocol/document.ts";
import { draftId } from "../../protocol/shared-draft.ts";
import type { ContentReply } from "./content-reply.ts";
import type { ContentService } from "./content-service.ts";

/** Returns the path of a document in its draft. */
function draftPath(document: string): string {
  return `/editing/drafts/${draftId(document)}/documents/${document}`;
}

/** A document as it is written. Its revision is in a header. */
type WrittenDocument = EditedDocument & { readonly alternate_language_id?: string };

interface Write {
  readonly document: WrittenDocument;
  readonly headers: Readonly<Record<string, string>>;
  readonly author: string;
}

/** Saves a document in its draft. The first save creates the draft, and a save that is refused leaves none. */
export async function saveInDraft(
  { call }: Pick<ContentService, "call">,
  { document, headers, author }: Write,
): Promise<ContentReply> {
  const { id, ...body } = document;
  const put = () => call({ method: "PUT", path: `${draftPath(id)}?merge`, body, headers, author });
  return inDraft({ call }, { document: id, label: document.title || document.uid || id, author }, put);
}

interface Draft {
  readonly document: string;
  readonly label: string;
  readonly author: string;
}

/** Makes a change in a draft. Creates a missing draft, and deletes it again if the change is refused. */
export async function inDraft(
  { call }: Pick<ContentService, "call">,
  draft: Draft,
  change: () => Promise<ContentReply>,
): Promise<ContentReply> {
  const first = await change();
  if (first.status !== 404) return first;
  const revision = await createDraft({ call }, draft);
  const second = await change();
  if (second.status === 404 && revision === undefined) return scheduled;
  if (second.status < 300 || revision === undefined) return second;
  await deleteDraft({ call }, draft, `"${revision}"`);
  return second;
}

/** The only release with the id of a shared draft is that draft after it was scheduled. */
const scheduled: ContentReply = {
  status: 409,
  body: {
    code: "scheduled",
    message: "This page is scheduled, so it can't be changed. Cancel the plan to go on with it.",
  },
};

const createdSchema = v.object({ revision: v.number() });

/** Returns the revision of a new draft; undefined where there is one already. */
async function createDraft(
  { call }: Pick<ContentService, "call">,
  { document, label, author }: Draft,
): Promise<number | undefined> {
  const body = { id: draftId(document), label: label.slice(0, 200) };
  const headers = { "if-none-match": "*" };
  const created = await call({ method: "POST", path: "/editing/drafts", body, headers, author });
  return created.status === 201 ? v.parse(createdSchema, created.body).revision : undefined;
}

/** Deletes a draft in a state, or in any. Its saves stay in the history of the document. */
export function deleteDraft(
  { call }: Pick<ContentService, "call">,
  { document, author }: Pick<Draft, "document" | "author">,
  state = "*",
): Promise<ContentReply> {
  return call({
    method: "DELETE",
    path: `/editing/drafts/${draftId(document)}`,
    headers: { "if-match": state },
    author,
  });
}
