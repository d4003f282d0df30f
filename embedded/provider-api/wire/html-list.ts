const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Plain lines as the rich text the provider sends; nothing for no lines. */
export function htmlList(lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join("")}</ul>`;
}

function escape(line: string): string {
  return line.replace(/[&<>]/g, (character) => entities[character] ?? character);
}
