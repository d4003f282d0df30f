import type { SliceProps } from "../../renderer/index.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { LinkText } from "../../ui/primitives/LinkText.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./CategoryPills.css.ts";
import type { CategoryPillsFields } from "./fields.ts";

/** Renders one line of links that stays below the header while the page scrolls. Omits a pill that leads nowhere, or has no label. */
export function CategoryPills({ fields, page }: SliceProps<CategoryPillsFields>) {
  const pills = fields.items.flatMap(({ label: source, icon, link }) => {
    const label = page.text(source);
    return link === undefined || label === "" ? [] : [{ label, icon, target: page.linkTo(link) }];
  });
  if (pills.length === 0) return null;
  return (
    <nav data-bar="pills" className={css.bar} aria-label={page.t("listing.categories")}>
      <StyleSheet of={css} />
      <div className={css.scroller}>
        <ul className={css.pills} role="list">
          {pills.map(({ label, icon, target }, index) => (
            <li key={index}>
              <a className={css.pill} {...target}>
                <Icon name={icon} />
                <LinkText hrefLang={target.hrefLang}>{label}</LinkText>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
