import { join } from "node:path";
import { fontFiles } from "../../../ui/theme/tokens.ts";

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

/**
 * Returns the font that has the letters of a text: the face of a brand's headings, or that of Arabic. Undefined for
 * other scripts, which the site has no font for.
 */
export function fontOf(text: string, headingFile: string): ShareFont | undefined {
  if (!/^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text)) return undefined;
  return /\p{Script=Arabic}/u.test(text) ? arabic : (headings[headingFile] ?? sans);
}

/** The same faces as those of pages, as TrueType: what renders them reads no WOFF2. */
function onDisk(name: string): string {
  return join(process.cwd(), "app/_composition/share-picture/fonts", `${name}.ttf`);
}
