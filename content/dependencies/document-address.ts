import * as v from "valibot";
import type { RawDocument } from "../document.ts";

/** What decides where links to a document lead. */
export interface DocumentAddress {
  readonly id: string;
  /** Type, language and UID: `page de-de www.tessera.example.rome`. Those of a document that is not published are empty. */
  readonly address: string;
}

type Addressed = Pick<RawDocument, "id" | "type" | "lang" | "uid">;

export function addressOf({ id, type, lang, uid }: Addressed): DocumentAddress {
  return { id, address: [type, lang, uid ?? ""].join(" ") };
}

/** Returns the addresses of the translations of a document. */
export function translationsOf({ alternate_languages }: RawDocument): readonly DocumentAddress[] {
  return alternate_languages.flatMap(({ id, type, lang, uid }) =>
    id === undefined ? [] : [addressOf({ id, type, lang, uid })],
  );
}

/** Returns the addresses of all links to documents in a JSON value, broken ones included. */
export function linksIn(value: unknown): readonly DocumentAddress[] {
  if (typeof value !== "object" || value === null) return [];
  const link = v.safeParse(linkSchema, value);
  const own = link.success ? [link.output.isBroken ? { id: link.output.id, address: "" } : addressOf(link.output)] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

const text = v.fallback(v.string(), "");
const linkSchema = v.object({
  link_type: v.literal("Document"),
  id: v.string(),
  type: text,
  lang: text,
  uid: text,
  isBroken: v.fallback(v.boolean(), false),
});
