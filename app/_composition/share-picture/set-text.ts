import sharp from "sharp";
import type { ShareFont } from "./share-fonts.ts";

export interface TextBox {
  readonly font: ShareFont;
  /** `#rrggbb`. */
  readonly colour: string;
  /** Pixels of its letters, and of its longest line. */
  readonly size: number;
  readonly width: number;
}

/** Text as a layer, with its size in pixels. */
export interface SetText {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Sets a text in lines, which break between words. Arabic runs from right to left, with its letters joined. */
export async function setText(text: string, { font, colour, size, width }: TextBox): Promise<SetText> {
  const [file, ...more] = font.files;
  await Promise.all(more.map(loadOnce));
  const markup = `<span foreground="${colour}">${escaped(joined(text))}</span>`;
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

/** Adds word joiners between the letters of Korean words: lines would break at each (row X16). */
function joined(text: string): string {
  return text.replaceAll(/(?<=\p{Script=Hangul})(?=\p{Script=Hangul})/gu, "\u2060");
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
