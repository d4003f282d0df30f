import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { cookieAddress } from "../../routing/cookie-address.ts";
import { InlineStyle } from "../theme/StyleSheet.tsx";
import * as css from "./ConsentBanner.css.ts";

interface ConsentBannerProps {
  readonly locale: Locale;
  readonly t: Translator;
}

/**
 * The banner (C20): allow all, deny all as easily, or manage preferences. The settings page contains it, hidden, and
 * other pages load it from there, so that it costs them nothing.
 */
export function ConsentBanner({ locale, t }: ConsentBannerProps) {
  return (
    <div hidden data-banner="" data-nosnippet="">
      <InlineStyle of={css} />
      <section aria-label={t("consent.title")} tabIndex={-1} className={css.banner}>
        <div data-part="question" className={css.question}>
          <p className={css.text}>
            {t("consent.banner")}{" "}
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
    </div>
  );
}
