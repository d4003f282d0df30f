import { join } from "node:path";
import type { Locale, LocaleCode } from "../../i18n/locales.ts";
import { fontFiles } from "../../ui/theme/tokens.ts";
import { readCoverage } from "./read-coverage.ts";

/** A font that the text of a picture is set in. No system has a family of this name. */
export interface ShareFont {
  /** As Pango names it. */
  readonly family: string;
  /** All are loaded: the alphabet, and letters that are rarer. */
  readonly files: readonly [string, ...string[]];
}

const sans: ShareFont = { family: "Share Sans", files: [onDisk("sans"), onDisk("sans-ext")] };

/** Latin names and digits in Arabic come from the face of texts. */
const arabic: ShareFont = { family: "Share Arabic, Share Sans", files: [onDisk("arabic"), ...sans.files] };

const headings: Readonly<Record<string, ShareFont>> = {
  [fontFiles.serif]: { family: "Share Serif", files: [onDisk("serif"), onDisk("serif-ext")] },
  [fontFiles.capitals]: { family: "Share Capitals", files: [onDisk("capitals"), onDisk("capitals-ext")] },
  [fontFiles.condensed]: { family: "Share Racing", files: [onDisk("condensed"), onDisk("condensed-ext")] },
};

const japanese = inOrder("Japanese", "Traditional Chinese", "Simplified Chinese", "Korean");

/** A character that none of the four standards of East Asia has may be in another's. */
const eastAsian: Readonly<Partial<Record<LocaleCode, ShareFont>>> = {
  ko: inOrder("Korean", "Japanese", "Traditional Chinese", "Simplified Chinese"),
  tw: inOrder("Traditional Chinese", "Japanese", "Simplified Chinese", "Korean"),
  cn: inOrder("Simplified Chinese", "Traditional Chinese", "Japanese", "Korean"),
};

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text has letters of East Asia, which are twice as wide as others. */
export function isWide(text: string): boolean {
  return wide.test(text);
}

/** The fonts of all but East Asia. */
const western = [sans, arabic, ...Object.values(headings)];
const allFonts = [...western, japanese];

/** Whether any of the fonts has a glyph for a character. */
export function hasGlyph(character: string): boolean {
  return allFonts.some((font) => covers(font, character));
}

/**
 * Returns the font of a text: that of a brand's headings, of Arabic, or of East Asia. There it has the forms of the
 * language. Letters that one lacks, Cyrillic and Greek ones too, come from the first other font that has them.
 */
export function findFont(text: string, headingFile: string, { code }: Pick<Locale, "code">): ShareFont {
  const asian = eastAsian[code] ?? japanese;
  const usual = /\p{Script=Arabic}/u.test(text) ? arabic : (headings[headingFile] ?? sans);
  const first = isWide(text) ? asian : usual;
  const others = [...western, asian];
  const missing = Array.from(text).filter((character) => !covers(first, character));
  const used = new Set(missing.flatMap((character) => others.find((font) => covers(font, character)) ?? []));
  return {
    family: [first, ...used].map(({ family }) => family).join(", "),
    files: [first.files[0], ...first.files.slice(1), ...[...used].flatMap(({ files }) => files)],
  };
}

const coverages = new Map<string, ReadonlySet<number>>();

/** Whether a font has a glyph for a character. Its files are read when they are first needed. */
function covers({ files }: ShareFont, character: string): boolean {
  return files.some((file) => {
    const coverage = coverages.get(file) ?? readCoverage(file);
    coverages.set(file, coverage);
    return coverage.has(character.codePointAt(0) ?? 0);
  });
}

/** Returns a font of East Asia: the first has most of the letters, the others what it lacks. */
function inOrder(first: string, ...others: readonly string[]): ShareFont {
  const families = [first, ...others].map((name) => `Share ${name}`);
  return { family: families.join(", "), files: [toFontPath(first), ...others.map(toFontPath)] };
}

/** Returns the file of a font of East Asia: `Traditional Chinese` → `…/traditional-chinese.otf`. */
function toFontPath(name: string): string {
  return onDisk(name.toLowerCase().replace(" ", "-"), "otf");
}

/** The same faces as those of pages, as TrueType: what renders them reads no WOFF2. */
function onDisk(name: string, format: "ttf" | "otf" = "ttf"): string {
  return join(process.cwd(), "endpoints/share-picture/fonts", `${name}.${format}`);
}
