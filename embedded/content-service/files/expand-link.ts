import { isRecord } from "@tessera/runtime/is-record.ts";
import { masterLanguage } from "../languages.ts";
import type { ExpandContext } from "./expand-context.ts";
import { toSourceId } from "./document-targets.ts";
import { documentId, uuid } from "./identity.ts";

type LinkShorthand = Readonly<Record<string, unknown>> & { readonly type: string; readonly uid: string };

/** True for a document link without an id; a link with an id is a value of the API. */
export function isLinkShorthand(value: unknown): value is LinkShorthand {
  return (
    isRecord(value) &&
    value["link_type"] === "Document" &&
    typeof value["type"] === "string" &&
    typeof value["uid"] === "string" &&
    value["id"] === undefined
  );
}

/** Expands the link of a field. Links of fields have a key, derived by default; links in rich text do not. */
export function expandLink(value: LinkShorthand, path: string, context: ExpandContext): unknown {
  const key = value["key"] ?? uuid(`${toSourceId(context.source)}|${path}`);
  return { ...resolveLink(value, context), key };
}

/**
 * Points a link at the target in the document's own language, else in the master language. Without either, the link has
 * the id of the missing master document and is broken.
 */
export function resolveLink(
  value: LinkShorthand,
  { source, targets }: ExpandContext,
): Readonly<Record<string, unknown>> {
  const { type, uid, lang, ...rest } = value;
  const wanted = typeof lang === "string" ? [lang] : [source.lang, masterLanguage];
  const [id] = wanted.flatMap((one) => targets({ type, uid, lang: one }) ?? []);
  return { ...rest, id: id ?? documentId({ type, uid, lang: masterLanguage }) };
}
