import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Breadcrumbs.css.ts";

export interface Breadcrumb {
  /** Missing on the page itself, and on a step that has no page. */
  readonly href?: string;
  readonly text: string;
}

export interface BreadcrumbsProps {
  /** From the home page down; the last one is the page itself. */
  readonly items: readonly Breadcrumb[];
  readonly t: Translator;
}

/** Where the page stands on its site. */
export function Breadcrumbs({ items, t }: BreadcrumbsProps) {
  return (
    <nav aria-label={t("breadcrumbs.label")}>
      <StyleSheet of={css} />
      <ol role="list" className={css.list}>
        {items.map((item, index) => (
          <li key={item.text} aria-current={index === items.length - 1 ? "page" : undefined} className={css.item}>
            <Step {...item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ href, text }: Breadcrumb) {
  if (href === undefined) return text;
  return (
    <a href={href} className={css.link}>
      {text}
    </a>
  );
}
