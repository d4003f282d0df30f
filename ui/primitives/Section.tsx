import type { ReactNode } from "react";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Section.css.ts";

export interface SectionProps {
  readonly id?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly tone?: keyof typeof tones;
  readonly width?: "page" | "text";
  readonly children: ReactNode;
}

const tones = { plain: css.section, slim: css.slim, tinted: css.tinted } as const;

/**
 * One part of a page, at the page's width, or a text with its heading beside it. With a title it is a region, and without
 * one no section: HTML wants a heading in each.
 */
export function Section({ id, title, intro, tone = "plain", width = "page", children }: SectionProps) {
  const beside = width === "text" && Boolean(title || intro);
  const Part = title ? "section" : "div";
  return (
    <Part id={id} aria-label={title || undefined} className={tones[tone]}>
      <StyleSheet of={css} />
      <div className={beside ? css.beside : css.inner}>
        <Heading title={title} intro={intro} />
        <div className={width === "text" ? css.text : undefined}>{children}</div>
      </div>
    </Part>
  );
}

function Heading({ title, intro }: { readonly title: string | undefined; readonly intro: string | undefined }) {
  if (!title && !intro) return null;
  return (
    <div className={css.heading}>
      {title && <h2 className={css.title}>{title}</h2>}
      {intro && <p className={css.intro}>{intro}</p>}
    </div>
  );
}
