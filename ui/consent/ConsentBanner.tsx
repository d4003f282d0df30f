import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { cookieAddress } from "../../routing/cookie-address.ts";
import * as css from "./ConsentBanner.css.ts";
import { splitWords } from "./split-words.ts";

interface ConsentBannerProps {
  readonly locale: Locale;
  readonly t: Translator;
}

/** The banner (C20): allow all, deny all as easily, or manage preferences. Pages load it, so that it costs them nothing. */
export function ConsentBanner({ locale, t }: ConsentBannerProps) {
  return (
    <section aria-label={t("consent.title")} tabIndex={-1} className={css.banner}>
      <div data-part="question" className={css.question}>
        <p>
          <Words text={t("consent.banner")} locale={locale} />{" "}
          <a href={cookieAddress(locale.code)} className={css.manage}>
            {t("consent.manage")}
          </a>
        </p>
        <div className={css.actions}>
          <button type="button" data-choice="all" className={css.action}>
            {t("consent.allowAll")}
          </button>
          <button type="button" data-choice="none" className={css.action}>
            {t("consent.denyAll")}
          </button>
        </div>
      </div>
      <p data-part="thanks" hidden>
        {t("consent.saved")}
      </p>
      <p data-part="failed" hidden>
        {t("consent.failed")}
      </p>
    </section>
  );
}

interface WordsProps {
  readonly text: string;
  readonly locale: Locale;
}

/**
 * Renders a text as blocks of one word each. As one block it would be the largest paint of most pages, seconds after their
 * own. Screen readers have it whole.
 */
function Words({ text, locale }: WordsProps) {
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden className={css.words}>
        {splitWords(text, locale.tag).map((word, index) => (
          <span key={index}>{word}</span>
        ))}
      </span>
    </>
  );
}
