import { readFileSync } from "node:fs";

/**
 * Returns the characters that a TrueType or OpenType file has glyphs for, up to U+FFFF. Throws for a file without a
 * table of Unicode's characters in format 4, which all such fonts have.
 */
export function readCoverage(file: string): ReadonlySet<number> {
  const bytes = readFileSync(file);
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = findCharacterTable(font);
  if (table === undefined) throw new Error(`${file} has no table of Unicode's characters in format 4.`);
  return new Set(listSegments(font, table).flatMap((segment) => listCharacters(font, segment)));
}

/** Returns where each of `count` records of `size` bytes begins. */
function listOffsets(start: number, count: number, size: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => start + index * size);
}

/** Returns where the table of characters begins: `cmap` of the font, for Windows and Unicode, in format 4. */
function findCharacterTable(font: DataView): number | undefined {
  const records = listOffsets(12, font.getUint16(4), 16);
  const record = records.find((at) => font.getUint32(at) === 0x636d6170);
  if (record === undefined) return undefined;
  const start = font.getUint32(record + 8);
  return listOffsets(start + 4, font.getUint16(start + 2), 8)
    .filter((at) => font.getUint32(at) === 0x0003_0001)
    .map((at) => start + font.getUint32(at + 4))
    .find((at) => font.getUint16(at) === 4);
}

interface Segment {
  readonly first: number;
  readonly last: number;
  /** Added to a character to get its glyph, or to the glyph of the list. */
  readonly delta: number;
  /** Where its list of glyphs begins; undefined without a list. */
  readonly list: number | undefined;
}

function listSegments(font: DataView, table: number): readonly Segment[] {
  const size = font.getUint16(table + 6);
  return listOffsets(table + 14, size / 2, 2).map((end) => {
    const start = end + size + 2;
    const list = start + 2 * size;
    const offset = font.getUint16(list);
    const [first, delta] = [font.getUint16(start), font.getUint16(start + size)];
    return { first, last: font.getUint16(end), delta, list: offset === 0 ? undefined : list + offset };
  });
}

/** Returns the characters of a segment whose glyph is not the one for missing characters. */
function listCharacters(font: DataView, { first, last, delta, list }: Segment): readonly number[] {
  const characters = listOffsets(first, last - first + 1, 1);
  const readGlyph = (character: number) =>
    list === undefined ? (character + delta) % 0x1_0000 : font.getUint16(list + 2 * (character - first));
  return characters.filter((character) => character !== 0xffff && readGlyph(character) !== 0);
}
