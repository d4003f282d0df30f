import type { Translator } from "../../i18n/translator.ts";
import { ButtonLink } from "../primitives/links.tsx";
import { LanguageList } from "./LanguageList.tsx";
import type { LanguageLink } from "./shell-props.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./NotFoundView.css.ts";

export interface NotFoundViewProps {
  readonly t: Translator;
  readonly homeHref: string;
  /** The page in the languages that it exists in; empty without such a page. */
  readonly elsewhere: readonly LanguageLink[];
}

/** The page for an address that leads nowhere: what happened, the languages of the page, and the home page. */
export function NotFoundView({ t, homeHref, elsewhere }: NotFoundViewProps) {
  const isUntranslated = elsewhere.length > 0;
  return (
    <div className={css.view}>
      <StyleSheet of={css} />
      <h1 className={css.title}>{t(isUntranslated ? "notFound.untranslated" : "notFound.title")}</h1>
      {!isUntranslated && <p className={css.text}>{t("notFound.text")}</p>}
      {isUntranslated && (
        <div>
          <p className={css.text}>{t("notFound.elsewhere")}</p>
          <LanguageList languages={elsewhere} className={css.languages} linkClassName={css.language} />
        </div>
      )}
      <ButtonLink href={homeHref}>{t("notFound.home")}</ButtonLink>
    </div>
  );
}
