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
 * Renders the text of a review. A translation names the language of its original, and whether a machine wrote it.
 * One that is not in the page's language names that too. Its original takes its place on request, without script too (C13).
 */
export function ReviewWords({ review: { text, translation }, locale, t }: ReviewWordsProps) {
  if (translation === undefined) return <Quotation text={text} />;
  return (
    <div className={css.words}>
      <details className={css.original}>
        <summary>
          {formatTranslationNote(text, translation, { locale, t })}{" "}
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

/** Returns the languages of a translation, in words: `Machine translation from Portuguese`. */
function formatTranslationNote(
  text: Review["text"],
  translation: NonNullable<Review["translation"]>,
  { locale, t }: Pick<ReviewWordsProps, "locale" | "t">,
): string {
  const nameLanguage = (tag = locale.tag) => languageNames(formatTag(locale)).of(tag) ?? tag;
  const key = translation.byMachine ? "reviews.machine" : "reviews.translation";
  const language = nameLanguage(text.lang);
  if (translation.text.lang === undefined) return t(key, { language });
  return t(`${key}Into`, { language, target: nameLanguage(translation.text.lang) });
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
