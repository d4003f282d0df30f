import type { LocaleCode } from "../../../i18n/locales.ts";
import * as arabic from "./arabic.css.ts";
import * as japanese from "./japanese.css.ts";
import * as korean from "./korean.css.ts";
import * as simplifiedChinese from "./simplified-chinese.css.ts";
import * as traditionalChinese from "./traditional-chinese.css.ts";

/** The faces of languages whose letters no brand's face has. Pages of other languages do not pay for them. */
export const scriptFaces: Readonly<Partial<Record<LocaleCode, object>>> = {
  ar: arabic,
  ja: japanese,
  ko: korean,
  cn: simplifiedChinese,
  tw: traditionalChinese,
};
