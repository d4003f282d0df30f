/** A name of so many characters at most, cut after a word. */
export function shorten(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const cut = name.slice(0, longest);
  return `${(/^(.+)\s/.exec(cut)?.[1] ?? cut).replace(/[\s,;:–-]+$/, "")}…`;
}
