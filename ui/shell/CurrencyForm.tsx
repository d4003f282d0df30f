import type { HeaderProps } from "./header-props.ts";
import * as css from "./LanguageAndCurrency.css.ts";

export type CurrencyFormProps = Pick<HeaderProps, "currencies" | "currency" | "currencyAction" | "returnTo" | "t">;

/** A button for each currency, and one that forgets the choice. Choosing is a post, as it changes a cookie. */
export function CurrencyForm({ currencies, currency, currencyAction, returnTo, t }: CurrencyFormProps) {
  return (
    <form method="post" action={currencyAction}>
      <input type="hidden" name="to" value={returnTo} />
      <h2 className={css.title}>{t("shell.currency")}</h2>
      <div className={css.currencies}>
        <button type="submit" name="currency" value="auto" className={css.choice}>
          {t("shell.automaticCurrency")}
        </button>
        {currencies.map(({ code, symbol }) => (
          <button
            key={code}
            type="submit"
            name="currency"
            value={code}
            aria-current={code === currency ? "true" : undefined}
            className={css.choice}
          >
            {code}
            {symbol !== code && <bdi className={css.symbol}>{symbol}</bdi>}
          </button>
        ))}
      </div>
    </form>
  );
}
