/** A span; offsets are UTF-16 units of the text without marks. */
export type Span = { readonly start: number; readonly end: number } & (
  | { readonly type: "strong" | "em" }
  | { readonly type: "hyperlink"; readonly data: Readonly<Record<string, string>> }
);

const markPattern = /\\[*[\]\\]|\*\*|\*|\[|\]\([^\s()]+\)/g;

/**
 * Parses `**bold**`, `*em*` and `[label](address)` into text and spans. An unpaired mark is text, and so is a mark
 * after `\`.
 */
export function readMarks(source: string): { readonly text: string; readonly spans: readonly Span[] } {
  const marks: readonly Mark[] = [...source.matchAll(markPattern)].map(({ 0: text, index }) => ({ text, index }));
  const openers = pairMarks(marks, source);
  const opened = new Set(openers.values());
  const starts = new Map<Mark, number>();
  const spans: Span[] = [];
  let text = "";
  let position = 0;
  for (const mark of marks) {
    text += source.slice(position, mark.index);
    position = mark.index + mark.text.length;
    const opener = openers.get(mark);
    if (opener) spans.push(toSpan(mark, starts.get(opener) ?? 0, text.length));
    else if (opened.has(mark)) starts.set(mark, text.length);
    else text += mark.text.startsWith("\\") ? mark.text.slice(1) : mark.text;
  }
  text += source.slice(position);
  return { text, spans: spans.sort((a, b) => a.start - b.start || b.end - a.end) };
}

function toSpan({ text }: Mark, start: number, end: number): Span {
  if (text === "**") return { start, end, type: "strong" };
  if (text === "*") return { start, end, type: "em" };
  return { start, end, type: "hyperlink", data: linkTo(text.slice(2, -1)) };
}

/** Returns a document link for `document:microsite/www.tessera.example.rome`, a web link for any other address. */
function linkTo(address: string): Readonly<Record<string, string>> {
  const [, type, uid] = /^document:([\w-]+)\/(.+)$/.exec(address) ?? [];
  if (type !== undefined && uid !== undefined) return { link_type: "Document", type, uid };
  return { link_type: "Web", url: address };
}

interface Mark {
  readonly text: string;
  readonly index: number;
}

/** Maps each closing mark to its opening mark. `[` alone, as in `[price]`, and `*` between spaces are text. */
function pairMarks(marks: readonly Mark[], source: string): ReadonlyMap<Mark, Mark> {
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
