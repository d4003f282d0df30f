import { Fragment } from "react";
import { languageNames } from "../i18n/formatters.ts";
import { formatTag, type Locale } from "../i18n/locales.ts";
import type { Translator } from "../i18n/translator.ts";
import { LanguageList } from "../ui/shell/LanguageList.tsx";
import type { PreviewReport } from "./preview-report.ts";
import * as css from "./PreviewBar.css.ts";

interface Props {
  readonly report: Pick<PreviewReport, "translations" | "untranslated" | "outdated">;
  /** The language of the page. */
  readonly locale: Pick<Locale, "tag">;
  readonly t: Translator;
}

/** The languages that a page is written in, as links to it. Names those that are older than the original, and those it lacks. */
export function TranslationList({ report: { translations, untranslated, outdated }, locale, t }: Props) {
  const [count, total] = [translations.length, translations.length + untranslated.length];
  const original = languageNames(formatTag(locale)).of(outdated.original.tag) ?? outdated.original.name;
  return (
    <section>
      <h2 className={css.heading}>{t("preview.languages", { count, total })}</h2>
      <LanguageList languages={translations} className={css.languages} linkClassName={css.language} />
      <Sentence languages={outdated.translations}>{t("preview.outdated", { original, languages: "\n" })}</Sentence>
      <Sentence languages={untranslated}>{t("preview.untranslated", { languages: "\n" })}</Sentence>
    </section>
  );
}

/** A sentence with the names of languages in place of its line break. Nothing without languages. */
function Sentence({ languages, children }: { readonly languages: readonly Locale[]; readonly children: string }) {
  if (languages.length === 0) return null;
  const [before = "", after = ""] = children.split("\n");
  return (
    <p className={css.soft}>
      {before}
      {languages.map(({ code, tag, name, direction }, index) => (
        <Fragment key={code}>
          {index > 0 && " · "}
          <bdi lang={tag} dir={direction}>
            {name}
          </bdi>
        </Fragment>
      ))}
      {after}
    </p>
  );
}
