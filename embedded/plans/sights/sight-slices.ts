import { toFaq } from "../documents/slices.ts";
import type { AroundPlan, Editors, SightLanguage, SightPlan } from "../materials/sight-plans.ts";

export function toTextBlocks(blocks: AroundPlan["blocks"], language: SightLanguage): readonly object[] {
  return blocks.map(({ title, body }) =>
    toSlice("text_block", {
      title: { rich: [`## ${title[language]}`] },
      body: { rich: body.map((text) => text[language]) },
    }),
  );
}

/** Returns the tabs of a sight's page, from their opener to their closer. */
export function toTabs({ tabs }: SightPlan, language: SightLanguage): readonly object[] {
  if (tabs === undefined) return [];
  return [
    toSlice("tabs_start", { label: tabs.label[language] }),
    ...tabs.items.flatMap(({ title, blocks }) => [
      toSlice("tab", { title: title[language] }),
      ...toTextBlocks(blocks, language),
    ]),
    toSlice("tabs_end", {}),
  ];
}

/** Returns the questions and answers of a sight's page; an empty list without questions. */
export function toQuestions({ questions }: SightPlan, language: SightLanguage, editors: Editors): readonly object[] {
  if (questions.length === 0) return [];
  const items = questions.map(({ question, answer }) => ({ question: question[language], answer: answer[language] }));
  return [toFaq(editors.questions[language], items)];
}

function toSlice(type: string, primary: object): object {
  return { slice_type: type, variation: "default", primary };
}
