import type { ShortcodeNode } from "./source-text.ts";

const opening = /\[([A-Za-z][\w-]*)/y;
const closing = /\s*\/?\]/y;

// No alternative crosses a "[", so the scans of one text never read a character more than a few times: linear.
const value = [
  String.raw`"([^"[]*)"`,
  String.raw`'([^'[]*)'`,
  String.raw`&quot;((?:(?!&quot;)[^[])*)&quot;`,
  String.raw`["“”„]([^"“”„[]*)["“”„]`,
  String.raw`['‘’‚]([^'‘’‚[]*)['‘’‚]`,
  String.raw`((?!&quot;)[^\s"'“”„‘’‚[\]]+?)(?=\s|\/?\])`,
].join("|");

const attribute = new RegExp(String.raw`\s+([A-Za-z][\w-]*)(?:\s*=\s*(?:${value}))?`, "y");

/**
 * The shortcode that begins at `start`: `[name a="x" b='x' c=x flag]`, with an optional slash at its end. Curly quotes
 * and `&quot;` are quotes too; of an attribute given twice the last counts; a "[" inside makes it no shortcode.
 */
export function scanShortcode(source: string, start: number): ShortcodeNode | undefined {
  const name = matchAt(opening, source, start);
  if (name?.[1] === undefined) return undefined;
  const attributes: [string, string | true][] = [];
  let at = start + name[0].length;
  for (let found = matchAt(attribute, source, at); found !== null; found = matchAt(attribute, source, at)) {
    const [whole, key = "", ...values] = found;
    attributes.push([key, values.find((given) => given !== undefined) ?? true]);
    at += whole.length;
  }
  const end = matchAt(closing, source, at);
  if (end === null) return undefined;
  return {
    kind: "shortcode",
    name: name[1],
    attributes: Object.fromEntries(attributes),
    source: source.slice(start, at + end[0].length),
    start,
  };
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
