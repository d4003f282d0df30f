import type { Photos } from "../../media/photos.ts";
import type { AlternateLanguage, StoredDocument } from "../store/stored-document.ts";
import { ContentError } from "./content-error.ts";
import type { DocumentSource } from "./document-source.ts";
import type { ExpandContext } from "./expand-context.ts";
import { expandRecord } from "./expand.ts";
import { documentId, slug } from "./identity.ts";

/** Gives documents all that the author need not write; throws a `ContentError` when a shorthand can't be expanded. */
export function completeDocuments(sources: readonly DocumentSource[], photos: Photos): readonly StoredDocument[] {
  const byId = new Map(sources.map((source) => [documentId(source), source]));
  const languages = [...new Set(sources.map(({ lang }) => lang))];
  const problems: string[] = [];
  const documents = sources.map((source) => {
    const report = (problem: string) => {
      problems.push(`${source.type}/${source.uid}.${source.lang}.json: ${problem}`);
    };
    return completeDocument({ source, byId, photos, report }, languages);
  });
  if (problems.length > 0) throw new ContentError(problems);
  return documents;
}

function completeDocument(context: ExpandContext, languages: readonly string[]): StoredDocument {
  const { source } = context;
  return {
    ...source,
    id: documentId(source),
    slugs: [slug(source.uid)],
    alternate_languages: alternatesOf(context, languages),
    data: expandRecord(source.data, "data", context),
  };
}

/** The same type and uid in other languages. */
function alternatesOf({ source, byId }: ExpandContext, languages: readonly string[]): readonly AlternateLanguage[] {
  return languages
    .filter((lang) => lang !== source.lang)
    .map((lang) => ({ id: documentId({ ...source, lang }), type: source.type, lang, uid: source.uid }))
    .filter(({ id }) => byId.has(id));
}
