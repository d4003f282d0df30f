import { documentId, identifier, translationGroup } from "../files/identity.ts";
import type { DocumentSource } from "../files/document-source.ts";
import { documentStems } from "../files/fingerprints.ts";
import { readRecord } from "../files/seed-record.ts";
import { isAddress } from "../store/address-tag.ts";
import type { StoredDocument } from "../store/document.ts";
import { type ShortenContext, shortenRecord } from "./shorten.ts";

export interface KnownSource {
  /** The document's present file. */
  readonly reference: DocumentSource | undefined;
  /** The store's record of that file. */
  readonly record: string | undefined;
}

/** Returns a document as its file says it. Members that reading derives are omitted unless the present file has them. */
export function toDocumentSource(
  document: StoredDocument,
  context: Omit<ShortenContext, "source">,
  { reference, record }: KnownSource,
): DocumentSource {
  const { id, translations, type, lang, uid, title, tags } = document;
  const derivedId = uid !== null && documentId({ type, uid, lang }) === id;
  const identity = { ...(derivedId ? {} : { id }), type, uid, lang };
  const source: DocumentSource = {
    ...identity,
    ...(translations === translationGroup({ type, uid: uid ?? id }) ? {} : { translations }),
    ...(title === (uid ?? id) && reference?.title === undefined ? {} : { title }),
    tags: tags.filter((tag) => tag !== uid || !isAddress(uid)),
    ...toDates(document, record),
    data: {},
  };
  const data = shortenRecord(document.data, "data", { ...context, source }, reference?.data);
  return { ...source, data };
}

/** Returns the dates that the document's file has. A document that was edited since has all dates. */
function toDates(document: StoredDocument, record: string | undefined) {
  const first = document.firstPublished ?? undefined;
  const last = document.lastPublished ?? undefined;
  const choices: readonly (readonly [number | undefined, number | undefined])[] = [
    [undefined, undefined],
    [first, undefined],
    [undefined, last],
  ];
  const { fingerprint } = readRecord(record ?? "");
  const isFromFile = (dates: readonly unknown[]) => fingerprint.split(".")[1] === identifier(JSON.stringify(dates));
  const untouched = documentStems(document, fingerprint);
  const [from, to] = (untouched ? choices.find(isFromFile) : undefined) ?? [first, last];
  return {
    ...(from === undefined ? {} : { first_publication_date: exactTime(from) }),
    ...(to === undefined ? {} : { last_publication_date: exactTime(to) }),
  };
}

/** `2026-01-02T10:00:00.123+0000`; without milliseconds if they are zero. */
function exactTime(at: number): string {
  return new Date(at).toISOString().replace(".000", "").replace("Z", "+0000");
}
