import { isPrimaryCurrency } from "../../i18n/currencies.ts";
import { Currencies } from "./Currencies.island.tsx";
import * as css from "./LanguageAndCurrency.css.ts";
import type { CurrencyOption, HeaderProps } from "./shell-props.ts";

type CurrencyFormProps = Pick<HeaderProps, "currencies" | "currency" | "currencyAction" | "returnTo" | "t">;

/**
 * A button for each currency, the primary ones first, and one that forgets the choice. Choosing is a post, as it changes a
 * cookie. Without script the whole list is there, by code and sign.
 */
export function CurrencyForm({ currencies, currency, currencyAction, returnTo, t }: CurrencyFormProps) {
  const primary = currencies.filter(({ code }) => isPrimaryCurrency(code));
  const others = currencies.filter((each) => !primary.includes(each));
  const found = t("shell.currenciesFound", { n: "{n}" });
  return (
    <Currencies label={t("shell.findCurrency")} found={found} none={t("shell.noCurrency")}>
      <h2 className={css.title}>{t("shell.currency")}</h2>
      <form method="post" action={currencyAction}>
        <input type="hidden" name="to" value={returnTo} />
        <button type="submit" name="currency" value="auto" className={css.option}>
          {t("shell.automaticCurrency")}
        </button>
        <CurrencyGroup title={t("shell.primaryCurrencies")} options={primary} current={currency} />
        <CurrencyGroup title={t("shell.otherCurrencies")} options={others} current={currency} />
      </form>
    </Currencies>
  );
}

interface CurrencyGroupProps {
  readonly title: string;
  readonly options: readonly CurrencyOption[];
  readonly current: string;
}

/** Currencies under a title; nothing without any. */
function CurrencyGroup({ title, options, current }: CurrencyGroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{title}</legend>
      <div className={css.currencies}>
        {options.map(({ code, symbol }) => (
          <button
            key={code}
            type="submit"
            name="currency"
            value={code}
            aria-current={code === current ? "true" : undefined}
            className={css.currency}
          >
            {code}
            {symbol !== code && (
              <>
                {" "}
                <bdi className={css.symbol}>{symbol}</bdi>
              </>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
