import { randomBytes } from "node:crypto";
import type { ListedDocument } from "../../protocol/document.ts";
import { draftId } from "../../protocol/shared-draft.ts";

/**
 * Returns the change of a batch that puts a redirect at the address which a page leaves. A page that stays needs no redirect. The
 * redirect names the document, so it leads to wherever the page moves later, without a chain.
 */
export function keepAddress({ id, lang, uid, publishedUid, title, heading }: ListedDocument): readonly object[] {
  if (publishedUid === null || publishedUid === uid) return [];
  const data = { to: { link_type: "Document", id }, permanent: true };
  const body = { type: "redirect", lang, uid: publishedUid, title: `Moved: ${heading || title}`, data };
  return [{ do: "put", overlay: draftId(id), id: randomBytes(12).toString("base64url"), body }];
}
