import type { SliceProps } from "../../renderer/index.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { TableOfContentsFields } from "./fields.ts";
import * as css from "./TableOfContents.css.ts";

/** Renders links to the sections of its page. Nothing without a choice. */
export function TableOfContents({ fields, members, page }: SliceProps<TableOfContentsFields>) {
  if (members.length < 2) return null;
  const title = page.text(fields.title) || page.t("contents.title");
  return (
    <nav aria-label={title} data-bar="contents" className={css.bar}>
      <StyleSheet of={css} />
      <div className={css.inner}>
        <p className={css.title}>{title}</p>
        <ul role="list" className={css.list}>
          {members.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className={css.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
