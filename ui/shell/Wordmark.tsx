import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Wordmark.css.ts";

export interface WordmarkProps {
  readonly brand: string;
  readonly href: string;
}

/** The brand's mark and name, leading home. A logo does not mirror. */
export function Wordmark({ brand, href }: WordmarkProps) {
  return (
    <a href={href} dir="ltr" translate="no" className={css.wordmark}>
      <StyleSheet of={css} />
      <span aria-hidden className={css.mark} />
      {brand}
    </a>
  );
}
