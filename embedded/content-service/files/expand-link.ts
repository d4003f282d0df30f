import { isRecord } from "../../is-record.ts";
import { masterLanguage } from "../languages.ts";
import type { ExpandContext } from "./document-source.ts";
import { documentId, uuid } from "./identity.ts";

type LinkShorthand = Readonly<Record<string, unknown>> & { readonly type: string; readonly uid: string };

/** A link to a document that has no id yet; with one it is a value of the API already. */
export function isLinkShorthand(value: unknown): value is LinkShorthand {
  return (
    isRecord(value) &&
    value["link_type"] === "Document" &&
    typeof value["type"] === "string" &&
    typeof value["uid"] === "string" &&
    value["id"] === undefined
  );
}

/** A link of a field: links of a field have a key, those in rich text have none. */
export function expandLink(value: LinkShorthand, path: string, context: ExpandContext): unknown {
  return { ...resolveLink(value, context), key: uuid(`${documentId(context.source)}|${path}`) };
}

/**
 * Points a link at the translation in the linking document's language, else at the master. Where there is neither, it
 * keeps the id that the master would have: broken until somebody writes the document.
 */
export function resolveLink(value: LinkShorthand, { source, ids }: ExpandContext): Readonly<Record<string, unknown>> {
  const { type, uid, lang, ...rest } = value;
  const wanted = typeof lang === "string" ? [lang] : [source.lang, masterLanguage];
  const candidates = wanted.map((one) => documentId({ type, uid, lang: one }));
  return { ...rest, id: candidates.find((id) => ids.has(id)) ?? documentId({ type, uid, lang: masterLanguage }) };
}
