/**
 * Applies an edit without line numbers: ` context`, `-removed`, `+added`; a blank line separates two hunks. Throws where
 * the lines of a hunk are not in the source, or are there twice.
 *
 * `"a\nb\n"` and `" a\n+x\n b\n"` → `"a\nx\nb\n"`.
 */
export function applyEdit(source: string, diff: string): string {
  return diff
    .split(/\n\n+/u)
    .filter((hunk) => hunk.trim() !== "")
    .reduce(applyHunk, source);
}

function applyHunk(source: string, hunk: string): string {
  const lines = hunk.split("\n").filter((line) => line !== "");
  const before = joinLines(lines.filter((line) => !line.startsWith("+")));
  const after = joinLines(lines.filter((line) => !line.startsWith("-")));
  const found = `\n${source}`.split(`\n${before}`);
  if (found.length !== 2) throw new Error(`These lines are there ${found.length - 1} times:\n${before}`);
  return found.join(`\n${after}`).slice(1);
}

/** Removes the sign at the start of each line. */
function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line.slice(1)}\n`).join("");
}
