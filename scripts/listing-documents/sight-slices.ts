import { type AroundPlan, editors, type SightLanguage, type SightPlan } from "./sight-plans.ts";
import { faq } from "./slices.ts";

export function textBlocks(blocks: AroundPlan["blocks"], language: SightLanguage): readonly object[] {
  return blocks.map(({ title, body }) =>
    slice("text_block", {
      title: { rich: [`## ${title[language]}`] },
      body: { rich: body.map((text) => text[language]) },
    }),
  );
}

/** Returns the tabs of a sight's page, from their opener to their closer. */
export function createTabs({ tabs }: SightPlan, language: SightLanguage): readonly object[] {
  if (tabs === undefined) return [];
  return [
    slice("tabs_start", { label: tabs.label[language] }),
    ...tabs.items.flatMap(({ title, blocks }) => [
      slice("tab", { title: title[language] }),
      ...textBlocks(blocks, language),
    ]),
    slice("tabs_end", {}),
  ];
}

/** Returns the questions and answers of a sight's page, as far as there are any. */
export function createQuestions({ questions }: SightPlan, language: SightLanguage): readonly object[] {
  if (questions.length === 0) return [];
  const items = questions.map(({ question, answer }) => [question[language], answer[language]] as const);
  return [faq(editors.questions[language], items)];
}

function slice(type: string, primary: object): object {
  return { slice_type: type, variation: "default", primary };
}
