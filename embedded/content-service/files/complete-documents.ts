import type { Photos } from "../../media/photos.ts";
import { ContentError } from "./content-error.ts";
import { datesOf } from "./dates-of.ts";
import type { DocumentSource } from "./document-source.ts";
import type { ExpandContext } from "./expand-context.ts";
import { expandRecord } from "./expand.ts";
import { fromPageBuilder } from "./from-page-builder.ts";
import { documentId, translationGroup } from "./identity.ts";
import { seedName } from "./seed-name.ts";
import type { SeedDocument } from "./seeds.ts";

/** Gives documents all that the author need not write; throws a `ContentError` when a shorthand can't be expanded. */
export function completeDocuments(sources: readonly DocumentSource[], photos: Photos): readonly SeedDocument[] {
  const ids = new Set(sources.map((source) => documentId(source)));
  const problems: string[] = [];
  const documents = sources.map((source) => {
    const report = (problem: string) => void problems.push(`${seedName(source)}: ${problem}`);
    return completeDocument({ source, ids, photos, report });
  });
  if (problems.length > 0) throw new ContentError(problems);
  return documents;
}

function completeDocument(context: ExpandContext): SeedDocument {
  const { type, lang, uid, title = uid, tags } = context.source;
  const data = fromPageBuilder(context.source.data, context.report);
  return {
    id: documentId(context.source),
    translations: translationGroup(context.source),
    type,
    lang,
    uid,
    title,
    tags,
    data: expandRecord(data, "data", context),
    ...datesOf(context.source),
  };
}
