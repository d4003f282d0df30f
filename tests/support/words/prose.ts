import { parseSync, type Comment } from "oxc-parser";

/** A comment that a tool reads. */
const directive = /^\s*(?:oxlint-|eslint-|@ts-|@vitest-|@__|webpack|\/ <)/u;

const cover = (text: string, mark: string) => text.replaceAll(/\S/gu, (unit) => mark.repeat(unit.length));

/** Stands for each character of code, so that no phrase or sentence spans code. */
const codeMark = "█";

/** Blanks the stars at the starts of lines, and makes code in backticks one word. */
function extractCommentProse({ type, value }: Comment): string {
  const prose = value
    .replaceAll(/^\s*\*+/gmu, (stars) => cover(stars, " "))
    .replaceAll(/`[^`]+`/gu, (code) => code.replaceAll(/[^\n]/gu, (unit) => "`".repeat(unit.length)));
  return type === "Block" ? `  ${prose}  ` : `  ${prose}`;
}

/** Returns the comments of a source, each at its offset, with other code covered: `a(1); // one` → `█████    one`. */
export function proseIn(path: string, source: string): string {
  let prose = "";
  for (const comment of parseSync(path, source).comments) {
    if (directive.test(comment.value)) continue;
    prose += cover(source.slice(prose.length, comment.start), codeMark) + extractCommentProse(comment);
  }
  return prose + cover(source.slice(prose.length), codeMark);
}
