import sharp, { type OverlayOptions } from "sharp";
import type { Site } from "../../hosts/site.ts";
import type { Locale } from "../../i18n/locales.ts";
import { type Brand, getBrand } from "../../ui/theme/brands/index.ts";
import { typesetText, type TypesetText, type TextBox } from "./typeset-text.ts";
import { shareSize } from "../../routing/share-address.ts";
import { fitText, splitGraphemes } from "./fit-text.ts";
import { findFont, isWide } from "./share-fonts.ts";

/** Content of a page's picture: the page's own values. */
export interface SharedPicture {
  readonly title: string;
  readonly site: Pick<Site, "name" | "brand">;
  readonly locale: Pick<Locale, "code" | "direction">;
  /** The page's photograph; undefined for a page without photograph. */
  readonly photo: Uint8Array | undefined;
}

const { width, height } = shareSize;

/** Pixels between the picture's edge and its texts. */
const margin = 72;

/** Letters of a title, a wide one for two: what is longer ends in an ellipsis. */
const maxLetters = 110;

/**
 * Renders the picture of a page as JPEG: its photograph or the brand's color, the brand's name, and its title. Words that
 * the fonts have no letters for are omitted: networks show the title beside the picture.
 */
export async function renderSharePicture({ title, site, locale, photo }: SharedPicture): Promise<Buffer> {
  const { icon, fonts } = getBrand(site);
  const isRtl = locale.direction === "rtl";
  const heading = fonts.at(-1) ?? "";
  const box = { heading, locale, color: photo === undefined ? icon.ink : "#ffffff", width: width - 2 * margin };
  const layers: OverlayOptions[] = [{ input: Buffer.from(frame(icon, { isRtl, isPlain: photo === undefined })) }];
  const name = await setIn(site.brand, { ...box, size: 38 });
  if (name)
    layers.push({
      input: name.input,
      top: margin + 30 - Math.round(name.height / 2),
      left: begin(name, margin + 84, isRtl),
    });
  const short = shortened(fitText(title.replace(` | ${site.brand}`, "")).text);
  const set = await setIn(short, { ...box, size: chooseTitleSize(short) });
  if (set)
    layers.push({
      input: set.input,
      top: Math.max(margin, height - margin - set.height),
      left: begin(set, margin, isRtl),
    });
  return background(photo, icon.ground).composite(layers).jpeg({ quality: 82 }).toBuffer();
}

interface FontlessBox extends Omit<TextBox, "font">, Pick<SharedPicture, "locale"> {
  /** The file of the brand's headings. */
  readonly heading: string;
}

/** Sets a text in the font that has its letters; undefined for an empty text. */
async function setIn(text: string, { heading, locale, ...box }: FontlessBox): Promise<TypesetText | undefined> {
  return text === "" ? undefined : typesetText(text, { ...box, font: findFont(text, heading, locale) });
}

/** Returns where a text begins: so far from the left, or from the right in a language that begins there. */
function begin({ width: own }: TypesetText, start: number, isRtl: boolean): number {
  return isRtl ? Math.max(0, width - start - own) : start;
}

function background(photo: Uint8Array | undefined, ground: string) {
  if (photo === undefined) return sharp({ create: { width, height, channels: 3, background: ground } });
  return sharp(photo, { limitInputPixels: 50_000_000 }).resize(width, height, { fit: "cover" }).removeAlpha();
}

interface FrameStyle {
  readonly isRtl: boolean;
  /** Whether it shows the color of the brand in place of a photograph. */
  readonly isPlain: boolean;
}

/** The brand's mark, and over a photograph shade: behind the brand and, darker, behind the title. */
function frame({ mark, ground, ink }: Brand["icon"], { isRtl, isPlain }: FrameStyle): string {
  const left = isRtl ? width - margin - 60 : margin;
  const [plate, sign] = isPlain ? [ink, ground] : [ground, ink];
  const shade =
    '<linearGradient id="a" x2="0" y2="1"><stop stop-opacity=".62"/><stop offset=".35" stop-opacity=".18"/>' +
    '<stop offset=".5" stop-opacity=".3"/><stop offset="1" stop-opacity=".86"/></linearGradient>' +
    `<rect width="${width}" height="${height}" fill="url(#a)"/>` +
    `<rect y="${height - 12}" width="${width}" height="12" fill="${ground}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${isPlain ? "" : shade}` +
    `<g transform="translate(${left} ${margin})"><rect width="60" height="60" rx="12" fill="${plate}"/>` +
    `<path transform="translate(6 6) scale(2)" fill="${sign}" fill-rule="evenodd" d="${mark}"/></g></svg>`
  );
}

function chooseTitleSize(title: string): number {
  const letters = measure(splitGraphemes(title));
  if (letters <= 28) return 92;
  return letters <= 60 ? 72 : 56;
}

function shortened(title: string): string {
  const letters = splitGraphemes(title);
  const end = letters.findIndex((_, index) => measure(letters.slice(0, index + 1)) > maxLetters);
  const start = letters.slice(0, end - 1).join("");
  return end === -1 ? title : `${start.trimEnd()}…`;
}

/** Counts letters: one of East Asia is as wide as two. */
function measure(letters: readonly string[]): number {
  return letters.length + letters.filter(isWide).length;
}
