import sharp from "sharp";
import type { ShareFont } from "./share-fonts.ts";

export interface TextBox {
  readonly font: ShareFont;
  /** `#rrggbb`. */
  readonly color: string;
  /** Pixels of its letters, and of its longest line. */
  readonly size: number;
  readonly width: number;
}

/** Text as a layer, with its size in pixels. */
export interface TypesetText {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Sets a text in lines. Those of Korean break between words, where there is room for one. Arabic runs from right to left, with its letters joined. */
export async function typesetText(text: string, { font, color, size, width }: TextBox): Promise<TypesetText> {
  const [file, ...more] = font.files;
  await Promise.all(more.map(loadOnce));
  const markup = `<span foreground="${color}">${escaped(joined(text))}</span>`;
  const set = sharp({
    // At 72 dots per inch a point is a pixel.
    text: {
      text: markup,
      font: `${font.family} ${size}`,
      fontfile: file,
      width,
      wrap: "word-char",
      dpi: 72,
      rgba: true,
      spacing: Math.round(size / 8),
    },
  });
  const { data, info } = await set.png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Where a line of Korean would break within a word, as `3일권` is one. */
const withinWord = /(?<=[\p{L}\p{N}])(?=\p{Script=Hangul})|(?<=\p{Script=Hangul})(?=[\p{L}\p{N}])/gu;

/** Adds word joiners between the letters of Korean words (X16), whose syllables may come in parts. */
function joined(text: string): string {
  return text.normalize("NFC").replaceAll(withinWord, "\u2060");
}

const loaded = new Map<string, Promise<unknown>>();

/** Loads a font file for all later texts of this process. */
function loadOnce(file: string): Promise<unknown> {
  const loading =
    loaded.get(file) ??
    sharp({ text: { text: "ą", fontfile: file, dpi: 72 } })
      .png()
      .toBuffer();
  loaded.set(file, loading);
  return loading;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
