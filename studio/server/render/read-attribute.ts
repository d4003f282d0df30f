const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

/** Returns an attribute of a tag as our renderer writes it; undefined without it. */
export function readAttribute(tag: string, name: string): string | undefined {
  const start = tag.indexOf(` ${name}="`);
  if (start === -1) return undefined;
  const from = start + name.length + 3;
  return tag
    .slice(from, tag.indexOf('"', from))
    .replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (each) => entities[each] ?? each);
}
