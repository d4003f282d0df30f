import { formatMoment } from "../../i18n/dates.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./PageNote.css.ts";

export interface PriceAgeProps {
  readonly locale: Locale;
  readonly t: Translator;
  /** When the oldest price was read, epoch milliseconds. */
  readonly readAt: number;
}

/** A note above a page whose prices could not be refreshed: how old they are. */
export function PriceAge({ locale, t, readAt }: PriceAgeProps) {
  const time = formatMoment(readAt, locale);
  const [before = "", after = ""] = t("shell.pricesAsOf", { time }).split(time);
  return (
    <p className={css.note}>
      <StyleSheet of={css} />
      {before}
      <time dateTime={new Date(readAt).toISOString()}>{time}</time>
      {after}
    </p>
  );
}
