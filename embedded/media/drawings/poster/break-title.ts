/** Returns every way to set a title in lines: 2^(words - 1) of them, for up to nine words. */
export function lineBreaks(title: string): readonly (readonly string[])[] {
  const words = joinLast(
    title.split(/\s+/).filter((word) => word !== ""),
    9,
  );
  const [first = "", ...rest] = words;
  return rest.reduce<readonly (readonly string[])[]>(
    (settings, word) =>
      settings.flatMap((lines) => [
        [...lines.slice(0, -1), `${lines.at(-1)} ${word}`],
        [...lines, word],
      ]),
    [[first]],
  );
}

/** Lines that end in a small word read badly: how many do. */
export function weakEnds(lines: readonly string[]): number {
  return lines
    .slice(0, -1)
    .filter((line) =>
      /(?:^|\s)(?:a|an|the|of|on|in|at|by|to|for|and|or|der|die|das|am|im|bei|zu|und|le|la)$/i.test(line),
    ).length;
}

function joinLast(words: readonly string[], maxLines: number): readonly string[] {
  return words.length <= maxLines ? words : [...words.slice(0, maxLines - 1), words.slice(maxLines - 1).join(" ")];
}
