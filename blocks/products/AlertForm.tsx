import { formatDayText } from "../../i18n/dates.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { pagePath } from "../../routing/page-address.ts";
import { EmailField } from "../../ui/forms/Field.tsx";
import * as css from "../../ui/forms/forms.css.ts";
import { PostForm } from "../../ui/forms/PostForm.tsx";

interface AlertFormProps {
  readonly product: number;
  /** The sold-out day, `YYYY-MM-DD`; without one, any day is welcome. */
  readonly day?: string;
  readonly locale: Locale;
  /** Path segments of the page. */
  readonly path: readonly string[];
  readonly t: Translator;
}

const form = "alert-form";

/** Takes the address of who wants to hear when something can be booked again, without an account (X15). */
export function AlertForm({ product, day, locale, path, t }: AlertFormProps) {
  return (
    <PostForm
      id={form}
      action="/api/availability-alert/"
      hidden={{ product: String(product), day: day ?? "" }}
      thanks={<p>{t("alert.sent")}</p>}
      limits={{}}
      prices={[]}
      locale={locale}
      path={path}
      t={t}
    >
      <p>{day === undefined ? t("alert.anyDay") : t("alert.day", { date: formatDayText(day, locale) })}</p>
      <EmailField form={form} t={t} />
      <button className={css.submit}>{t("alert.submit")}</button>
      <p className={css.note}>
        <a href={pagePath(locale.code, ["privacy-policy"])} className={css.link}>
          {t("form.privacy")}
        </a>
      </p>
    </PostForm>
  );
}
