import * as v from "valibot";
import type { RawDocument } from "../document.ts";

/** Facts that decide where links to a document lead. */
export interface DocumentAddress {
  readonly id: string;
  /** Type, language and UID: `page de-de www.tessera.example.rome`. Those of a document that is not published are empty. */
  readonly address: string;
}

type Addressed = Pick<RawDocument, "id" | "type" | "lang" | "uid">;

export function toDocumentAddress({ id, type, lang, uid }: Addressed): DocumentAddress {
  return { id, address: [type, lang, uid ?? ""].join(" ") };
}

/** Returns the addresses of the translations of a document. */
export function listTranslations({ alternate_languages }: RawDocument): readonly DocumentAddress[] {
  return alternate_languages.flatMap(({ id, type, lang, uid }) =>
    id === undefined ? [] : [toDocumentAddress({ id, type, lang, uid })],
  );
}

/** Fields nest no deeper: a group in a group, with rich text in it. */
const maxDepth = 32;

/** Returns the addresses of all links to documents in a JSON value, broken ones included. */
export function linksIn(value: unknown): readonly DocumentAddress[] {
  const links: DocumentAddress[] = [];
  collectLinks(value, maxDepth, links);
  return links;
}

function collectLinks(value: unknown, depth: number, links: DocumentAddress[]): void {
  if (typeof value !== "object" || value === null || depth === 0) return;
  if ("link_type" in value) links.push(...linkAddress(value));
  for (const child of Object.values(value)) collectLinks(child, depth - 1, links);
}

function linkAddress(value: object): readonly DocumentAddress[] {
  const { success, output } = v.safeParse(linkSchema, value);
  if (!success) return [];
  return [output.isBroken ? { id: output.id, address: "" } : toDocumentAddress(output)];
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
