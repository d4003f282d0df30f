import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./PageHeading.css.ts";

/** The heading of a page whose content begins without one. */
export function PageHeading({ text }: { readonly text: string }) {
  return (
    <header className={css.header}>
      <StyleSheet of={css} />
      <h1 className={css.heading}>{text}</h1>
    </header>
  );
}
