import type { ReactNode } from "react";
import type { PageContext } from "../../renderer/render/page-context.ts";
import type { SourceText } from "../../content/source-text.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./ContentPage.css.ts";

interface Props {
  readonly fields: { readonly heading: SourceText };
  readonly page: PageContext;
  readonly children: ReactNode;
}

export function ContentPage({ fields, page, children }: Props) {
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
