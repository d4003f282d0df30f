import type { Finding } from "./find-words.ts";

const maxWords = 20;

/** Matches code, a blank line, a list item, a tag, and the end of a sentence. */
const breaks = /(█+|\n[ \t]*(?=\n|[-@|])|[.!?][)"'”]*\s+(?=[\p{Lu}\p{N}`"'“(]))/u;

/** Finds sentences of more than twenty words; code in backticks is one word. `prose` is what `proseIn` returns. */
export function findLongSentences(prose: string): Finding[] {
  const findings: Finding[] = [];
  let end = 0;
  for (const sentence of prose.split(breaks)) {
    const offset = end + sentence.search(/\S/u);
    end += sentence.length;
    const words = sentence.match(/\S*[\p{L}\p{N}`]\S*/gu) ?? [];
    if (words.length <= maxWords) continue;
    const text = `${words.slice(0, 6).join(" ")} …`;
    findings.push({ offset, text, hint: `write at most ${maxWords} words, not ${words.length}` });
  }
  return findings;
}
