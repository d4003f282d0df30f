import type { ReactNode } from "react";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { pagePath } from "../../routing/page-address.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./forms.css.ts";
import { Problem } from "./Problem.tsx";
import { Send } from "./Send.island.tsx";
import type { SendProps } from "./Send.enhance.ts";

interface PostFormProps extends SendProps {
  /** Of its element: those of its fields begin with it. */
  readonly id: string;
  /** Where it is posted to. */
  readonly action: string;
  /** Fields that no visitor sees, by name. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Text in place of its fields once it was accepted. */
  readonly thanks: ReactNode;
  readonly locale: Locale;
  /** Path segments of the page. */
  readonly path: readonly string[];
  readonly t: Translator;
  readonly children: ReactNode;
}

/**
 * A form that works without script: it is posted, and the page comes back with the result (`server/forms/fill-form.ts` fills
 * it). With script it stays on the page.
 */
export function PostForm(props: PostFormProps) {
  const { id, action, hidden, thanks, locale, path, t, limits, prices, children } = props;
  const fields = { ...hidden, form: id, locale: locale.code, to: pagePath(locale.code, path) };
  return (
    <Send limits={limits} prices={prices}>
      <StyleSheet of={css} />
      <div data-form={id}>
        <div data-thanks="" id={`${id}-sent`} tabIndex={-1} hidden className={css.thanks}>
          <p className={css.thanksTitle}>{t("form.thanks")}</p>
          {thanks}
        </div>
        <form noValidate className={`${css.form} ${css.shownOnce}`} action={action} method="post">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="visually-hidden" />
          {children}
          <Problem of="failed" form={id} text={t("form.failed")} role="alert" />
          <div data-announced="" role="status" className="visually-hidden" />
        </form>
      </div>
    </Send>
  );
}
