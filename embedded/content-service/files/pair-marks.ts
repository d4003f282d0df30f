export interface Mark {
  readonly text: string;
  readonly index: number;
}

/** Each closing mark with the one that opens it. `[` alone, as in `[price]`, and `*` between spaces are no marks. */
export function pairMarks(marks: readonly Mark[], source: string): ReadonlyMap<Mark, Mark> {
  const pairs = new Map<Mark, Mark>();
  const open: Mark[] = [];
  for (const mark of marks) {
    const at = open.findLastIndex((opener) => closes(mark, opener, source));
    const opener = open[at];
    if (opener) {
      pairs.set(mark, opener);
      open.length = at;
    } else if (opens(mark, source)) open.push(mark);
  }
  return pairs;
}

function opens({ text, index }: Mark, source: string): boolean {
  return /^[*[]/.test(text) && /\S/.test(source.charAt(index + text.length));
}

function closes({ text, index }: Mark, opener: Mark, source: string): boolean {
  if (text.startsWith("](")) return opener.text === "[";
  return text.startsWith("*") && text === opener.text && /\S/.test(source.charAt(index - 1));
}
