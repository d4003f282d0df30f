import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { CurrencyForm } from "./CurrencyForm.tsx";
import * as css from "./LanguageAndCurrency.css.ts";
import { LanguageList } from "./LanguageList.tsx";
import type { HeaderProps } from "./shell-props.ts";

export type LanguageAndCurrencyProps = Omit<
  HeaderProps,
  "brand" | "homeHref" | "nav" | "categories" | "cities" | "sells" | "searchField" | "locale"
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
        <span className="visually-hidden">
          {t("list.labelled", { label: t("shell.languageAndCurrency"), value: "" })}
        </span>
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
