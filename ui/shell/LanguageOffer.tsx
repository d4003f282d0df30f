import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { pagePath } from "../../routing/page-address.ts";
import { Icon } from "../primitives/Icon.tsx";
import * as css from "./LanguageOffer.css.ts";

interface LanguageOfferProps {
  /** The language that is offered. */
  readonly locale: Locale;
  readonly t: Translator;
}

/** Offers a page in another language (E13). The browser loads it, and replaces the address of the home page by the page's. */
export function LanguageOffer({ locale, t }: LanguageOfferProps) {
  return (
    <div className={css.anchor}>
      <div className={css.line}>
        <p lang={locale.tag} dir={locale.direction} className={css.words}>
          <a href={pagePath(locale.code, [])} hrefLang={locale.tag} className={css.link}>
            {t("shell.readHere")}
          </a>
          <button type="button" className={css.close}>
            <Icon name="x" label={t("gallery.close")} />
          </button>
        </p>
      </div>
    </div>
  );
}
