import { createHash } from "node:crypto";

/** Hashes a text into 16 characters in the format of Prismic's ids. */
export function identifier(text: string): string {
  return `Z${createHash("sha256").update(text).digest("base64url").slice(0, 15)}`;
}

/** Derives the id of a document from its type, uid and language. */
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

/** Derives the id that the translations of a document share. */
export function translationGroup({ type, uid }: { readonly type: string; readonly uid: string }): string {
  return identifier(`${type}|${uid}`);
}

/** Hashes a text into a version 8 UUID (RFC 9562). */
export function uuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
