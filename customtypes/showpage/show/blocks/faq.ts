import type { LocaleCode } from "../../../../i18n/locales.ts";
import type { TextBlock } from "./text-blocks.ts";

/** One question with the blocks of its reply. */
export interface Question {
  readonly heading: string;
  readonly content: readonly TextBlock[];
}

/** Prefixes of questions and replies in each language, of two characters (F7). */
const prefixes: Readonly<Record<LocaleCode, readonly [question: string, answer: string]>> = {
  en: ["Q:", "A:"],
  es: ["P:", "R:"],
  it: ["D:", "R:"],
  fr: ["Q:", "R:"],
  pt: ["P:", "R:"],
  de: ["F:", "A:"],
  nl: ["V:", "A:"],
  ja: ["問:", "答:"],
  tw: ["問:", "答:"],
  cn: ["问:", "答:"],
  ko: ["문:", "답:"],
  id: ["T:", "J:"],
  pl: ["P:", "O:"],
  ar: ["س:", "ج:"],
};

/**
 * Returns the questions among blocks, each with its reply, by the prefixes of a language. Blocks that follow a reply
 * belong to it. A question without a reply is omitted, and so is what precedes the first question.
 */
export function readQuestions(blocks: readonly TextBlock[], language: LocaleCode): readonly Question[] {
  const [asks, answers] = prefixes[language];
  const questions: { heading: string; content: TextBlock[] }[] = [];
  for (const block of blocks) {
    const question = strip(block, asks);
    if (question !== undefined) questions.push({ heading: question.text, content: [] });
    else questions.at(-1)?.content.push(strip(block, answers) ?? block);
  }
  return questions.filter(({ content }) => content.length > 0);
}

/**
 * Returns a block without this prefix and the blanks after it; undefined without the prefix. A wide colon matches a
 * colon.
 */
function strip(block: TextBlock, prefix: string): TextBlock | undefined {
  if (block.text.slice(0, prefix.length).replace("：", ":") !== prefix) return undefined;
  const rest = block.text.slice(prefix.length);
  const text = rest.trimStart();
  return shifted({ ...block, text: text.trimEnd() }, block.text.length - text.length);
}

/** Moves spans back by what their text lost: by 2 for a prefix alone. One that is lost with it is omitted. */
function shifted(block: TextBlock, by: number): TextBlock {
  const spans = block.spans
    .map((span) => ({ ...span, start: Math.max(0, span.start - by), end: span.end - by }))
    .filter(({ start, end }) => start < end);
  return { ...block, spans };
}
