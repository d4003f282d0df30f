import type { Locale } from "../../i18n/locales.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Initial.css.ts";

interface InitialProps {
  readonly name: string;
  readonly locale: Locale;
}

/** A round tile with the first letter of an author's name, which decorates the name beside it: `marta` → `M`. */
export function Initial({ name, locale }: InitialProps) {
  const [letter = ""] = name.trim();
  if (letter === "") return null;
  return (
    <>
      <StyleSheet of={css} />
      <span aria-hidden className={css.initial}>
        {letter.toLocaleUpperCase(locale.tag)}
      </span>
    </>
  );
}
