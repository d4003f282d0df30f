import type { Translator } from "../../i18n/translator.ts";
import type { FooterColumn } from "./FooterColumns.tsx";
import type { LanguageLink } from "./shell-links.ts";

export interface FooterProps {
  readonly brand: string;
  /** That this is not the venue's own site; empty where that goes without saying. */
  readonly notOfficial?: string;
  readonly legalName: string;
  readonly contactEmail: string;
  readonly columns: readonly FooterColumn[];
  readonly languages: readonly LanguageLink[];
  readonly t: Translator;
}
