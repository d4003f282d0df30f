import { isRecord } from "../../is-record.ts";
import { masterLanguage } from "../languages.ts";
import type { DocumentSource } from "./document-source.ts";
import type { ExpandContext } from "./expand-context.ts";
import { documentId, slug, uuid } from "./identity.ts";

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
export function expandLink(value: LinkShorthand, place: string, context: ExpandContext): unknown {
  return { ...resolveLink(value, context), key: uuid(`${documentId(context.source)}|${place}`) };
}

/** Points a link at the translation in the linking document's language, else at the master; or says that it is broken. */
export function resolveLink(value: LinkShorthand, context: ExpandContext): Readonly<Record<string, unknown>> {
  const target = findTarget(value, context);
  if (!target) {
    const { uid: _, ...rest } = value;
    const id = documentId({ ...value, lang: masterLanguage });
    return { ...rest, id, type: "broken_type", tags: [], lang: masterLanguage, slug: "-", isBroken: true };
  }
  const { uid, type, lang, tags, first_publication_date, last_publication_date } = target;
  const id = documentId(target);
  return { ...value, id, type, uid, lang, tags, slug: slug(uid), first_publication_date, last_publication_date };
}

function findTarget({ type, uid, lang }: LinkShorthand, { source, byId }: ExpandContext): DocumentSource | undefined {
  const wanted = typeof lang === "string" ? [lang] : [source.lang, masterLanguage];
  return wanted.map((one) => byId.get(documentId({ type, uid, lang: one }))).find((found) => found !== undefined);
}
