import { readPage } from "../crawl/read-page.ts";
import type { Checker } from "./checker.ts";
import { readVocabulary } from "./read-vocabulary.ts";
import { listVocabularyFaults } from "./vocabulary-faults.ts";

export const vocabulary: Checker = {
  does: "the vocabulary of schema.org",
  check: async ({ pages }) => {
    const terms = readVocabulary();
    const blocks = pages.flatMap(({ where, body }) => readPage(body).structured.map((json) => ({ where, json })));
    const faults = blocks.flatMap(({ where, json }) => {
      const data: unknown = JSON.parse(json);
      return listVocabularyFaults(data, terms).map((says) => ({ where, says }));
    });
    return { inputs: blocks.length, faults };
  },
};
