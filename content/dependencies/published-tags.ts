import * as v from "valibot";
import type { RawDocument } from "../document.ts";
import { cacheTag } from "./cache-tag.ts";
import { toDocumentAddress, type DocumentAddress } from "./document-address.ts";

/** Is on every page. */
export const everyPage = "every-page";

/** Is on pages with too many tags. Each publication has it. */
const anyPublication = "any-publication";

/** Next takes 128 tags, two of which every page has. */
const maxTags = 126;

/** Returns the tags of a page for Next. A page with too many is rendered again after every publication instead. */
export function limitTags(tags: readonly string[]): readonly string[] {
  return tags.length > maxTags ? [everyPage, anyPublication] : [everyPage, ...tags];
}

/** Rules that decide whether pages that link to other documents change. */
export interface LinkRules {
  /** Returns whether a document leads elsewhere than any page knows; true for an address that is not known. */
  readonly hasMoved: (address: DocumentAddress) => boolean;
  /** Returns whether a document is the page of a place: others look for it without its id. */
  readonly isPlacePage: (document: RawDocument) => boolean;
}

/**
 * Returns the tags of a publication: those of each changed document as it is now. A changed id without a document was
 * taken away.
 */
export function publishedTags(
  changed: readonly string[],
  documents: readonly RawDocument[],
  rules: LinkRules,
): readonly string[] {
  const found = new Set(documents.map(({ id }) => id));
  const gone = changed.flatMap((id) => (found.has(id) ? [] : [cacheTag("document", id), cacheTag("address", id)]));
  return [...new Set([anyPublication, ...gone, ...documents.flatMap((document) => listDocumentTags(document, rules))])];
}

function listDocumentTags(document: RawDocument, { hasMoved, isPlacePage }: LinkRules): readonly string[] {
  const { id, type, lang, uid, tags } = document;
  return [
    cacheTag("document", id),
    ...(typeof uid === "string" ? [cacheTag("path", lang, uid)] : []),
    cacheTag("type", type, lang),
    ...tags.flatMap((tag) => [cacheTag("tagged", type, lang, tag), cacheTag("tagged", type, "*", tag)]),
    ...fieldTags(document),
    ...(hasMoved(toDocumentAddress(document)) ? movedTags(document, isPlacePage(document)) : []),
  ];
}

const fieldsSchema = v.object({
  tgid: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
  parent: v.fallback(v.optional(v.object({ id: v.string() })), undefined),
});

function fieldTags({ type, lang, data }: RawDocument): readonly string[] {
  const { tgid, parent } = v.parse(fieldsSchema, data);
  return [
    ...(tgid === undefined ? [] : [cacheTag("about", type, lang, String(tgid))]),
    ...(parent === undefined ? [] : [cacheTag("parent", type, lang, parent.id)]),
  ];
}

/**
 * Returns the tags of pages that link to a document, or would if there were one. Its translations name its language, so
 * they have one too.
 */
function movedTags({ id, type, lang, alternate_languages }: RawDocument, isPlacePage: boolean): readonly string[] {
  const translations = alternate_languages.flatMap((translation) => translation.id ?? []);
  return [
    cacheTag("address", id),
    ...(isPlacePage ? [cacheTag("addresses", type, lang)] : []),
    ...translations.map((translation) => cacheTag("languages", translation)),
  ];
}
