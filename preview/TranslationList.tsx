import { Fragment } from "react";
import type { Translator } from "../i18n/translator.ts";
import { LanguageList } from "../ui/shell/LanguageList.tsx";
import type { PreviewReport } from "./preview-report.ts";
import * as css from "./PreviewBar.css.ts";

interface Props {
  readonly report: Pick<PreviewReport, "translations" | "untranslated">;
  readonly t: Translator;
}

/** The languages that a page is written in, as links to it, and those that it lacks. */
export function TranslationList({ report: { translations, untranslated }, t }: Props) {
  const [count, total] = [translations.length, translations.length + untranslated.length];
  const [before = "", after = ""] = t("preview.untranslated", { languages: "\n" }).split("\n");
  return (
    <section>
      <h2 className={css.heading}>{t("preview.languages", { count, total })}</h2>
      <LanguageList languages={translations} className={css.languages} linkClassName={css.language} />
      {untranslated.length > 0 && (
        <p className={css.soft}>
          {before}
          {untranslated.map(({ code, tag, name, direction }, index) => (
            <Fragment key={code}>
              {index > 0 && " · "}
              <bdi lang={tag} dir={direction}>
                {name}
              </bdi>
            </Fragment>
          ))}
          {after}
        </p>
      )}
    </section>
  );
}
