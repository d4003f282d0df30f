import type { Font, Glyph, PathCommand } from "opentype.js";
import { type Face, face, type FontName } from "./fonts.ts";

/** Letters as shapes: an SVG in an `<img>` has no fonts. */
interface Outline {
  /** Path data on the base line from x = 0. */
  readonly d: string;
  readonly width: number;
}

/** How wide a line is at size 1, without drawing it. */
export function measure(text: string, font: FontName): number {
  return glyphs(text, font).reduce((width, { glyph, unit }) => width + (glyph.advanceWidth ?? 0) * unit, 0);
}

/** One line of text at a size; letters no face has lose their accents or are omitted. */
export function outline(text: string, font: FontName, size: number): Outline {
  let x = 0;
  let d = "";
  for (const { glyph, unit } of glyphs(text, font)) {
    d += pathData(glyph.getPath(x, 0, size).commands);
    x += (glyph.advanceWidth ?? 0) * unit * size;
  }
  return { d, width: x };
}

function glyphs(text: string, name: FontName): readonly { readonly glyph: Glyph; readonly unit: number }[] {
  return Array.from(text.normalize("NFC")).flatMap((letter) => {
    const font = fontWith(letter, face(name));
    if (font) return [{ glyph: font.charToGlyph(letter), unit: 1 / font.unitsPerEm }];
    const plain = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
    return plain === letter ? [] : glyphs(plain, name);
  });
}

function fontWith(letter: string, fonts: Face): Font | undefined {
  return fonts.find((font) => font.charToGlyphIndex(letter) > 0);
}

/** Path data in whole units: finer is never seen, and half the size. */
function pathData(commands: readonly PathCommand[]): string {
  return commands.map(commandData).join("");
}

function commandData(command: PathCommand): string {
  switch (command.type) {
    case "C":
      return `C${numbers(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    case "Q":
      return `Q${numbers(command.x1, command.y1, command.x, command.y)}`;
    case "Z":
      return "Z";
    default:
      return `${command.type}${numbers(command.x, command.y)}`;
  }
}

function numbers(...values: readonly number[]): string {
  return values.map((value) => Math.round(value)).join(" ");
}
