/** UTF-16 units with a meaning in tags. */
export const units = {
  slash: unit("/"),
  equals: unit("="),
  opening: unit("["),
  closing: unit("]"),
  ampersand: unit("&"),
  quote: unit('"'),
  apostrophe: unit("'"),
  backtick: unit("`"),
  comma: unit(","),
  space: unit(" "),
} as const;

/** The first after ASCII that can be white space or a quotation mark: "\u00a0". */
export const firstBeyondAscii = 0xa0;

const spacesBeyondAscii: ReadonlySet<number> = new Set([
  0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x200b, 0x2028,
  0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
]);

/** Returns whether a unit is white space, even without a break or a width: pasted text often holds such. */
export function isSpace(code: number): boolean {
  return (
    code === units.space || (code >= 0x09 && code <= 0x0d) || (code >= firstBeyondAscii && spacesBeyondAscii.has(code))
  );
}

export function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

/** Returns whether a unit is a letter, a digit, "_" or "-". */
export function isNameCharacter(code: number): boolean {
  return isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x5f || code === 0x2d;
}

function unit(character: string): number {
  return character.charCodeAt(0);
}
