import type { SourceText } from "../../../content/source-text.ts";
import type { PageProps } from "../../../renderer/define-page-type.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import * as css from "./ContentPage.css.ts";

export function ContentPage({ fields, page, children }: PageProps<{ readonly heading: SourceText }>) {
  return (
    <>
      <StyleSheet of={css} />
      <header className={css.header}>
        <h1 className={css.heading}>{page.text(fields.heading)}</h1>
      </header>
      {children}
    </>
  );
}
