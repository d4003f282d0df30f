import type { LocaleCode } from "../locales.ts";
import { ar } from "./ar.ts";
import { cn } from "./cn.ts";
import { de } from "./de.ts";
import { en, type Messages } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { id } from "./id.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { tw } from "./tw.ts";

/** Interface texts by locale. A new key is written in every file: the type names the ones that lack it. */
export const catalogues: Readonly<Record<LocaleCode, Messages>> = {
  en,
  es,
  it,
  fr,
  pt,
  de,
  nl,
  ja,
  tw,
  cn,
  ko,
  id,
  pl,
  ar,
};
