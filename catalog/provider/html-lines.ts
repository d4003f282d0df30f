const breaks = /<\/?(?:li|p|br|div|ul|ol|h[1-6])\b[^<>]*>/gi;
const tags = /<[^<>]*>/g;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Returns the lines of text in HTML, one per block or list item, without tags and entities. */
export function htmlLines(html: string): readonly string[] {
  return html
    .replace(breaks, "\n")
    .replace(tags, "")
    .split("\n")
    .map((line) =>
      line
        .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, decode)
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((line) => line !== "");
}

function decode(entity: string, name: string): string {
  if (!name.startsWith("#")) return entities[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
