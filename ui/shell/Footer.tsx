import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Footer.css.ts";
import { FooterAbout } from "./FooterAbout.tsx";
import { type FooterColumn, FooterColumns } from "./FooterColumns.tsx";
import { LanguageList } from "./LanguageList.tsx";
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

/** Who sells here, how to reach them, where else to go, and the page's other languages. */
export function Footer({ columns, languages, legalName, t, ...about }: FooterProps) {
  return (
    <footer className={css.footer}>
      <StyleSheet of={css} />
      <div className={css.inner}>
        <div className={css.top}>
          <FooterAbout {...about} />
          <FooterColumns columns={columns} />
        </div>
        <nav aria-label={t("shell.language")}>
          <LanguageList languages={languages} className={css.languages} linkClassName={css.link} />
        </nav>
        {legalName !== "" && (
          <p className={css.legal}>
            <bdi>© {legalName}</bdi>
          </p>
        )}
      </div>
    </footer>
  );
}
