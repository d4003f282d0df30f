import type { Photos } from "@tessera/media/photos.ts";
import type { DatedContent } from "../store/document-writer.ts";
import { isAddress, withAddressTag } from "../store/address-tag.ts";
import { ContentError } from "./content-error.ts";
import type { DocumentSource } from "./document-source.ts";
import type { ExpandContext } from "./expand-context.ts";
import { expandRecord } from "./expand.ts";
import { fromPageBuilder } from "./from-page-builder.ts";
import { documentTargets, toSourceId } from "./document-targets.ts";
import { translationGroup } from "./identity.ts";
import { type SeedDocument, seedName } from "./seeds.ts";

/** Adds what authors may omit. Throws a `ContentError` for a shorthand that cannot be expanded. */
export function completeDocuments(sources: readonly DocumentSource[], photos: Photos): readonly SeedDocument[] {
  const targets = documentTargets(sources);
  const addresses = new Set(sources.map(({ uid }) => uid).filter(isAddress));
  const problems: string[] = [];
  const documents = sources.map((source) => {
    const report = (problem: string) =>
      void problems.push(`${seedName({ ...source, id: toSourceId(source) })}: ${problem}`);
    const tags = source.tags.filter((tag) => !addresses.has(tag));
    return withAddressTag(completeDocument({ source: { ...source, tags }, targets, photos, report }));
  });
  if (problems.length > 0) throw new ContentError(problems);
  return documents;
}

function completeDocument(context: ExpandContext): SeedDocument {
  const { type, lang, uid, tags } = context.source;
  const id = toSourceId(context.source);
  const data = fromPageBuilder(context.source.data, context.report);
  return {
    id,
    translations: context.source.translations ?? translationGroup({ type, uid: uid ?? id }),
    type,
    lang,
    uid,
    title: context.source.title ?? uid ?? id,
    tags,
    data: expandRecord(data, "data", context),
    ...toDates(context.source),
  };
}

/** Returns only the dates that the file contains. */
function toDates({
  first_publication_date: first,
  last_publication_date: last,
}: DocumentSource): Pick<DatedContent, "firstPublished" | "lastPublished"> {
  return {
    ...(first === undefined ? {} : { firstPublished: milliseconds(first) }),
    ...(last === undefined ? {} : { lastPublished: milliseconds(last) }),
  };
}

/** `2026-01-02T10:00:00+0000` → epoch milliseconds. */
function milliseconds(timestamp: string): number {
  return Date.parse(timestamp.replace("+0000", "Z"));
}
