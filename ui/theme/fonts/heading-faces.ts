import { fontFiles } from "../tokens.ts";
import * as capitals from "./capitals.css.ts";
import * as condensed from "./condensed.css.ts";
import * as serif from "./serif.css.ts";

/** A face that headings may have: the file that every page needs at once, and its `@font-face` rules. */
export interface HeadingFace {
  readonly file: string;
  readonly sheet: object;
}

/** The faces that a brand can choose for its headings; without one they are those of its texts. */
export const headingFaces = {
  serif: { file: fontFiles.serif, sheet: serif },
  capitals: { file: fontFiles.capitals, sheet: capitals },
  condensed: { file: fontFiles.condensed, sheet: condensed },
} as const satisfies Readonly<Record<string, HeadingFace>>;
