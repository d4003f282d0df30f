import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { cookieAddress } from "../../routing/cookie-address.ts";
import { optionalCategories } from "../../storage/storage-keys.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import type { MeasuredPage } from "../measurement/measured-page.ts";
import { Consent } from "./Consent.island.tsx";
import * as css from "./ConsentBanner.css.ts";

/** Milliseconds from the start of a page until consent is requested (specification §9). */
export const bannerDelay = 3000;

interface ConsentBannerProps {
  readonly locale: Locale;
  readonly t: Translator;
  /** What is measured once it is allowed. */
  readonly page: MeasuredPage;
}

/**
 * Requests consent (row C20): allow all, deny all as easily, or manage preferences. Hidden until its island shows it. It is
 * early in the page, so that the tab key gets there first, and announced, without taking the focus.
 */
export function ConsentBanner({ locale, t, page }: ConsentBannerProps) {
  return (
    <Consent all={optionalCategories} delay={bannerDelay} page={page}>
      <StyleSheet of={css} />
      <div aria-live="polite">
        <section aria-label={t("consent.title")} tabIndex={-1} className={css.banner} data-nosnippet="" hidden>
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
        </section>
      </div>
    </Consent>
  );
}
