import { createHash } from "node:crypto";

/** Any text → 16 characters in the shape of Prismic's ids, always the same ones. */
export function identifier(text: string): string {
  return `Z${createHash("sha256").update(text).digest("base64url").slice(0, 15)}`;
}

/** The id of a document is that of its type, uid and language. */
export function documentId({
  type,
  uid,
  lang,
}: {
  readonly type: string;
  readonly uid: string;
  readonly lang: string;
}): string {
  return identifier(`${type}|${uid}|${lang}`);
}

/** What documents of one type and uid, in all languages, share. */
export function translationGroup({ type, uid }: { readonly type: string; readonly uid: string }): string {
  return identifier(`${type}|${uid}`);
}

/** Any text → a version 8 UUID (RFC 9562), always the same one. */
export function uuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
