import { dayWords, type DayWord } from "../listing/listing-query.ts";
import { dayPhrases } from "./day-phrases.ts";
import { fold } from "./words.ts";

/** The words of a search without its day, and the day. */
interface DatedWords {
  /** Empty where the search had only a day. */
  readonly words: string;
  readonly when: DayWord;
}

interface Word {
  /** As an index has it. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** The longest phrases are first, so that `heute Abend` does not count as `heute`. */
const phrases = dayWords
  .flatMap((when) => dayPhrases[when].map((phrase) => ({ when, words: segmentWords(phrase) })))
  .toSorted((one, other) => other.words.length - one.words.length);

/**
 * Splits a search at its first phrase for a day, in any language of the sites: `What’s on in London tonight` →
 * `What’s on in London` and `tonight`. Undefined where it names no day.
 */
export function splitDayWord(q: string): DatedWords | undefined {
  const all = segmentWords(q);
  for (const { when, words } of phrases) {
    const at = all.findIndex((_, index) => words.every(({ folded }, each) => all[index + each]?.folded === folded));
    const [first, last] = [all[at], all[at + words.length - 1]];
    if (first !== undefined && last !== undefined)
      return { when, words: `${q.slice(0, first.start).trim()} ${q.slice(last.end).trim()}`.trim() };
  }
  return undefined;
}

function segmentWords(text: string): readonly Word[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ folded: fold(segment), start: index, end: index + segment.length }));
}
