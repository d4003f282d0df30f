import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Footer.css.ts";
import { FooterAbout } from "./FooterAbout.tsx";
import { FooterColumns } from "./FooterColumns.tsx";
import type { FooterProps } from "./footer-props.ts";
import { LanguageList } from "./LanguageList.tsx";

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
