import type { Review } from "../../catalog/review/review.ts";
import { languageNames } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import { pickLanguage } from "../../i18n/localized-text.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./ReviewWords.css.ts";

interface ReviewWordsProps {
  readonly review: Pick<Review, "text" | "translation">;
  readonly locale: Locale;
  readonly t: Translator;
}

/**
 * Renders the text of a review. A translation names its language, and whether a machine wrote it. Its original takes
 * its place on request, without script too (C13).
 */
export function ReviewWords({ review: { text, translation }, locale, t }: ReviewWordsProps) {
  if (translation === undefined) return <Quotation text={text} />;
  const language = languageNames(formatTag(locale)).of(text.lang ?? locale.tag) ?? "";
  return (
    <div className={css.words}>
      <details className={css.original}>
        <summary>
          {t(translation.byMachine ? "reviews.machine" : "reviews.translation", { language })}{" "}
          <span className={css.action}>
            <span data-open="">{t("reviews.original")}</span>
            <span data-close="">{t("reviews.translated")}</span>
          </span>
        </summary>
        <Quotation text={text} />
      </details>
      <Quotation text={translation.text} />
    </div>
  );
}

function Quotation({ text }: Pick<Review, "text">) {
  return (
    <>
      <StyleSheet of={css} />
      <blockquote className={css.text} {...pickLanguage(text)}>
        {text.text}
      </blockquote>
    </>
  );
}
