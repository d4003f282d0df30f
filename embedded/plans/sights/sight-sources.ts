import type { Editors, PlannedSource, SightLanguage, SightPlan } from "../materials/sight-plans.ts";

/** The source of a fact, as a document has it. */
interface EnteredSource {
  readonly source: string;
  readonly source_link?: object;
  readonly checked_on: string;
}

/** Returns a source as a fact of a document has it. `editors` is our own recommendation. */
export function toEnteredSource(
  { sources }: SightPlan,
  key: string,
  language: SightLanguage,
  editors: Editors,
): EnteredSource {
  if (key === "editors") return { source: editors.recommendation[language], checked_on: editors.checkedOn };
  const found = findSource(sources, key);
  return {
    source: toName(found, language),
    source_link: { link_type: "Web", url: found.url, target: "_blank" },
    checked_on: editors.checkedOn,
  };
}

export function toEnteredSources(
  plan: SightPlan,
  keys: readonly string[],
  language: SightLanguage,
  editors: Editors,
): readonly object[] {
  return keys.map((key) => toEnteredSource(plan, key, language, editors));
}

/** Returns the keys of all sources of a sight's page, besides those of single facts. */
export function listPageSources({ plan, tabs }: SightPlan): readonly string[] {
  return [...new Set([...plan.sources, ...(tabs?.sources ?? [])])];
}

/** Returns the source of a key. Throws for a key without one. */
export function findSource(sources: SightPlan["sources"], key: string): PlannedSource {
  const found = sources[key];
  if (found === undefined) throw new Error(`no source has the key ${key}`);
  return found;
}

export function toName({ name }: PlannedSource, language: SightLanguage): string {
  return typeof name === "string" ? name : name[language];
}
