import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./LanguageAndCurrency.css.ts";
import { LanguageList } from "./LanguageList.tsx";
import type { HeaderProps } from "./shell-props.ts";

export type LanguageAndCurrencyProps = Omit<
  HeaderProps,
  "brand" | "homeHref" | "nav" | "cities" | "sells" | "searchField" | "locale"
>;

const panelId = "site-language";

/** One button that says how the page is read now, and a panel to change it. */
export function LanguageAndCurrency({ languages, t, ...money }: LanguageAndCurrencyProps) {
  const language = languages.find(({ current }) => current)?.name ?? "";
  return (
    <>
      <StyleSheet of={css} />
      <button type="button" popoverTarget={panelId} className={css.opener}>
        <Icon name="globe" />
        <span className="visually-hidden">{t("shell.languageAndCurrency")}: </span>
        <span className={css.reading}>
          {money.currency === "" ? language : <span className={css.language}>{language} · </span>}
          {money.currency}
        </span>
      </button>
      <div id={panelId} popover="auto" role="group" aria-label={t("shell.languageAndCurrency")} className={css.choices}>
        <h2 className={css.title}>{t("shell.language")}</h2>
        <LanguageList languages={languages} className={css.languages} linkClassName={css.option} />
        {money.currencies.length > 0 && <CurrencyForm {...money} t={t} />}
      </div>
    </>
  );
}

type CurrencyFormProps = Omit<LanguageAndCurrencyProps, "languages">;

/** A button for each currency, and one that forgets the choice. Choosing is a post, as it changes a cookie. */
function CurrencyForm({ currencies, currency, currencyAction, returnTo, t }: CurrencyFormProps) {
  return (
    <form method="post" action={currencyAction}>
      <input type="hidden" name="to" value={returnTo} />
      <h2 className={css.title}>{t("shell.currency")}</h2>
      <div className={css.currencies}>
        <button type="submit" name="currency" value="auto" className={css.option}>
          {t("shell.automaticCurrency")}
        </button>
        {currencies.map(({ code, symbol }) => (
          <button
            key={code}
            type="submit"
            name="currency"
            value={code}
            aria-current={code === currency ? "true" : undefined}
            className={css.option}
          >
            {code}
            {symbol !== code && <bdi className={css.symbol}>{symbol}</bdi>}
          </button>
        ))}
      </div>
    </form>
  );
}
