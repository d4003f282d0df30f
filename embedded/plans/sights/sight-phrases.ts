import type { AroundPlan, Editors, SightPlan } from "../materials/sight-plans.ts";
import { findSource, toName } from "./sight-sources.ts";

type Phrases = readonly (readonly [uid: string, phrases: readonly object[]])[];

/** Texts, each with the keys of its sources. */
type SourcedTexts = readonly (readonly [text: string, keys: readonly string[]])[];

/** Returns the sources of the English texts of a sight's page and of the pages around it, by page. */
export function listPhrases(plan: SightPlan, uid: string, editors: Editors): Phrases {
  const around = plan.around.map(({ slug, heading, description, blocks, sources }) => {
    const prose = [heading, description, ...listTexts(blocks)].filter(({ en }) => !en.startsWith("["));
    return [`${uid}.${slug}`, prose.map(({ en }) => toPhrase(plan, en, sources, editors))] as const;
  });
  const own = [...listProse(plan), ...listFactTexts(plan)];
  return [[uid, own.map(([text, keys]) => toPhrase(plan, text, keys, editors))], ...around];
}

/** Returns the prose of a sight's page. */
function listProse({ description, plan, questions, tabs }: SightPlan): SourcedTexts {
  const own = [
    description.en,
    ...plan.texts.map(({ en }) => en),
    ...questions.flatMap(({ question, answer }) => [question.en, answer.en]),
  ];
  const inTabs = tabs?.items.flatMap(({ blocks }) => listTexts(blocks).map(({ en }) => [en, tabs.sources] as const));
  return [...own.map((text) => [text, plan.sources] as const), ...(inTabs ?? [])];
}

/** Returns the texts of single facts. */
function listFactTexts({ facts, access, funFacts }: SightPlan): SourcedTexts {
  return [
    ...facts.flatMap(({ text, source }) =>
      text === undefined ? [] : [[typeof text === "string" ? text : text.en, [source]] as const],
    ),
    ...access.flatMap(({ note, source }) => (note === undefined ? [] : [[note.en, [source]] as const])),
    ...funFacts.map(({ text, source }) => [text.en, [source]] as const),
  ];
}

function listTexts(blocks: AroundPlan["blocks"]): AroundPlan["blocks"][number]["body"] {
  return blocks.flatMap(({ title, body }) => [title, ...body]);
}

function toPhrase({ sources }: SightPlan, text: string, keys: readonly string[], editors: Editors): object {
  const names = keys.map((key) =>
    key === "editors" ? editors.recommendation.en : toName(findSource(sources, key), "en"),
  );
  return { phrase: text, source: names.join("; "), date: editors.checkedOn };
}
