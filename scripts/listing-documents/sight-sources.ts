import { type AroundPlan, editors, type PlannedSource, type SightLanguage, type SightPlan } from "./sight-plans.ts";

/** What an entered fact says of its source. */
interface EnteredSource {
  readonly source: string;
  readonly source_link?: object;
  readonly checked_on: string;
}

/** Returns a source as a fact of a document has it. `editors` is our own recommendation. */
export function enteredSource({ sources }: SightPlan, key: string, language: SightLanguage): EnteredSource {
  if (key === "editors") return { source: editors.recommendation[language], checked_on: editors.checkedOn };
  const found = getSource(sources, key);
  return {
    source: chooseName(found, language),
    source_link: { link_type: "Web", url: found.url, target: "_blank" },
    checked_on: editors.checkedOn,
  };
}

export function listedSources(plan: SightPlan, keys: readonly string[], language: SightLanguage): readonly object[] {
  return keys.map((key) => enteredSource(plan, key, language));
}

/** Returns the keys of all sources of a sight's page, besides those of single facts. */
export function ownSources({ plan, tabs }: SightPlan): readonly string[] {
  return [...new Set([...plan.sources, ...(tabs?.sources ?? [])])];
}

/** Returns why the English texts of a sight's page and of those around it may claim what they claim. */
export function listSightPhrases(
  plan: SightPlan,
  uid: string,
): readonly (readonly [uid: string, phrases: readonly object[]])[] {
  const { questions, facts, funFacts, access, tabs } = plan;
  const own = [
    plan.description.en,
    ...plan.plan.texts.map(({ en }) => en),
    ...questions.flatMap(({ question, answer }) => [question.en, answer.en]),
  ];
  const said = [
    ...own.map((text) => [text, plan.plan.sources] as const),
    ...(tabs?.items.flatMap(({ blocks }) => listBlockTexts(blocks).map(({ en }) => [en, tabs.sources] as const)) ?? []),
    ...facts.flatMap(({ text, source }) =>
      text === undefined ? [] : [[typeof text === "string" ? text : text.en, [source]] as const],
    ),
    ...access.flatMap(({ note, source }) => (note === undefined ? [] : [[note.en, [source]] as const])),
    ...funFacts.map(({ text, source }) => [text.en, [source]] as const),
  ];
  const around = plan.around.map(({ slug, heading, description, blocks, sources }) => {
    const prose = [heading, description, ...listBlockTexts(blocks)].filter(({ en }) => !en.startsWith("["));
    return [`${uid}.${slug}`, prose.map(({ en }) => phrase(plan, en, sources))] as const;
  });
  return [[uid, said.map(([text, keys]) => phrase(plan, text, keys))], ...around];
}

function listBlockTexts(blocks: AroundPlan["blocks"]): AroundPlan["blocks"][number]["body"] {
  return blocks.flatMap(({ title, body }) => [title, ...body]);
}

function phrase({ sources }: SightPlan, text: string, keys: readonly string[]): object {
  const names = keys.map((key) =>
    key === "editors" ? editors.recommendation.en : chooseName(getSource(sources, key), "en"),
  );
  return { phrase: text, source: names.join("; "), date: editors.checkedOn };
}

function getSource(sources: SightPlan["sources"], key: string): PlannedSource {
  const found = sources[key];
  if (found === undefined) throw new Error(`there is no source ${key}`);
  return found;
}

function chooseName({ name }: PlannedSource, language: SightLanguage): string {
  return typeof name === "string" ? name : name[language];
}
