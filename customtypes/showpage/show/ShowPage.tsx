import type { ReactNode } from "react";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ShowProps } from "../fields.ts";
import { BookingBar } from "./BookingBar.tsx";
import { ShowFacts } from "./ShowFacts.tsx";
import { ShowPoster } from "./ShowPoster.tsx";
import * as css from "./ShowPage.css.ts";

/** Poster beside title, facts and price, on a phone beside the title alone; below it the slices; on a phone the price stays in reach at the bottom. */
export function ShowPage({ fields, page, children }: ShowProps & { readonly children: ReactNode }) {
  return (
    <>
      <StyleSheet of={css} />
      <header className={css.header}>
        <div className={css.poster}>
          <ShowPoster fields={fields} page={page} />
        </div>
        <div className={css.summary}>
          <div className={css.heading}>
            <p className={css.type}>{page.text(fields.show_type)}</p>
            <h1 className={css.title}>{page.text(fields.show_name)}</h1>
          </div>
          <ShowFacts fields={fields} page={page} />
          <BookingBar fields={fields} page={page} />
        </div>
      </header>
      {children}
    </>
  );
}
