const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" };

/** Returns a text of HTML or XML with its entities as characters: `a&amp;b&#39;` → `a&b'`. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole: string, hex?: string, digits?: string, name = "") => {
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return Number.isNaN(code) ? (named[name] ?? whole) : String.fromCodePoint(code);
    },
  );
}
