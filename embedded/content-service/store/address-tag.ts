import type { DocumentContent } from "./document.ts";

type Addressed = Pick<DocumentContent, "uid" | "tags">;

/** True for a uid that is the address of a page: host and path segments, joined with dots. */
export function isAddress(uid: string | null): uid is string {
  return uid !== null && /[^.]\.[^.]/.test(uid);
}

/** Adds the tag by which sites find a document: its address. A document without an address is unchanged. */
export function withAddressTag<Content extends Addressed>(content: Content): Content {
  const { uid, tags } = content;
  if (!isAddress(uid)) return content;
  return { ...content, tags: [uid, ...tags.filter((tag) => tag !== uid)] };
}
