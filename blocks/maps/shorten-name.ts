/** Shortens a name to at most `longest` characters, after a word: `Colosseum and Forum`, 15 → `Colosseum and…`. */
export function shortenName(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const cut = name.slice(0, longest);
  return `${(/^(.+)\s/.exec(cut)?.[1] ?? cut).replace(/[\s,;:–-]+$/, "")}…`;
}
