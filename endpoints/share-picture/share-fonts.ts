import { join } from "node:path";
import type { Locale, LocaleCode } from "../../i18n/locales.ts";
import { fontFiles } from "../../ui/theme/tokens.ts";

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

/** A character that none of the four standards of East Asia has may be in another's. */
const eastAsian: Readonly<Partial<Record<LocaleCode, ShareFont>>> = {
  ja: inOrder("Japanese", "Traditional Chinese", "Simplified Chinese", "Korean"),
  ko: inOrder("Korean", "Japanese", "Traditional Chinese", "Simplified Chinese"),
  tw: inOrder("Traditional Chinese", "Japanese", "Simplified Chinese", "Korean"),
  cn: inOrder("Simplified Chinese", "Traditional Chinese", "Japanese", "Korean"),
};

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const known =
  /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether a text has letters of East Asia, which are twice as wide as others. */
export function isWide(text: string): boolean {
  return wide.test(text);
}

/**
 * Returns the font with the letters of a text: that of a brand's headings, of Arabic, or of East Asia. There it has
 * the forms of the language. Undefined for other scripts, which the site has no font for.
 */
export function findFont(text: string, headingFile: string, { code }: Pick<Locale, "code">): ShareFont | undefined {
  if (!known.test(text)) return undefined;
  if (isWide(text)) return eastAsian[code] ?? eastAsian.ja;
  return /\p{Script=Arabic}/u.test(text) ? arabic : (headings[headingFile] ?? sans);
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
