interface RefusedWord {
  /** Matches whole words, in either case; a space matches a line's end too. */
  readonly pattern: string;
  readonly say: string;
  /** Files in which the word is the right one. */
  readonly allowedIn?: RegExp;
}

const refusedWords: readonly RefusedWord[] = [
  {
    pattern: "(?:re)?draw(?:s|n|ing|ings)?|drew",
    say: "render",
    allowedIn: /^(?:embedded\/media|scripts|shortcodes\/(?:map|weather)|blocks\/maps)\//u,
  },
  { pattern: "giv(?:e|es|en|ing)|gave", say: "return, pass or have" },
  { pattern: "ask(?:s|ed|ing)?", say: "request, call or need" },
  {
    pattern: "(?<!questions? (?:and|with) (?:its |the |their )?)answer(?:s|ed|ing)?",
    say: "response, result or return",
  },
  { pattern: "keep(?:s|ing)?(?!-alive)|kept", say: "cache, store, remain or retain" },
  { pattern: "(?:leave|leaves|leaving|left) out", say: "omit" },
  { pattern: "(?<!there )is none", say: "is missing, or is not" },
  { pattern: "told", say: "notified" },
  { pattern: "mend(?:s|ed|ing)?", say: "repair or correct" },
  { pattern: "anew", say: "again" },
  { pattern: "(?:bear|bears|bearing|bore|borne) out", say: "confirm or match" },
  { pattern: "rightly", say: "correctly" },
  { pattern: "whom", say: "who, that or which" },
  { pattern: "stretch(?:es)?", say: "segment or range" },
  { pattern: "pieces?", say: "segment, node or item" },
  { pattern: "extents?", say: "range" },
];

/** Phrases of translated English; `no longer` is ordinary. */
const refusedPhrases: readonly RefusedWord[] = [
  {
    pattern: "(?<!there )(?:is|are|was|were) no(?! (?:longer|more|less|fewer|later|earlier|larger|smaller|other|one))",
    say: "is not a, or no … exists",
  },
  {
    pattern: "there (?:is|are|was|were) (?:no|none|nothing)(?! (?:longer|more|less))",
    say: "without a, missing, or no … exists",
  },
  { pattern: "(?:has|have|had) none", say: "has no, with the noun, or lacks" },
  { pattern: "of (?:its|their|his|her|our|your) own", say: "its, separate, or own before the noun" },
  { pattern: "as far as", say: "where, or as much as" },
  { pattern: "whoever", say: "anyone who, or the noun" },
  { pattern: "(?:say|says|saying|said) so", say: "report, state or declare it" },
];

/** Documents that are not in the repository, and other forms of citing `docs/requirements.md`. */
const refusedCitations: readonly RefusedWord[] = [
  "specification",
  "design(?:\\.md| §\\s*\\d+)",
  "features\\.md",
  "(?:rows?|requirements?) [A-Z]\\d{1,3}",
].map((pattern) => ({ pattern, say: "which rule of docs/requirements.md it is: (H12)" }));

const rules = [...refusedWords, ...refusedPhrases, ...refusedCitations].map(({ pattern, say, allowedIn }) => ({
  expression: new RegExp(`(?<![\\w-])(?:${pattern.replaceAll(" ", "\\s+")})(?!\\w)`, "giu"),
  hint: `say ${say}`,
  allowedIn,
}));

export interface Finding {
  readonly offset: number;
  readonly text: string;
  readonly hint: string;
}

/** Finds the words that comments avoid; `prose` is what `proseIn` returns for the file. */
export function findWords(path: string, prose: string): Finding[] {
  return rules
    .filter(({ allowedIn }) => !allowedIn?.test(path))
    .flatMap(({ expression, hint }) =>
      [...prose.matchAll(expression)].map((match) => ({ offset: match.index, text: match[0], hint })),
    )
    .sort((one, other) => one.offset - other.offset);
}
