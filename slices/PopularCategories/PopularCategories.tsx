import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { categoryIcon } from "../../ui/product/category-icons.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { categoriesShown } from "./categories-shown.ts";
import type { PopularCategoriesFields } from "./index.ts";
import * as css from "./PopularCategories.css.ts";

/** Renders one tile for each category that has a page: its icon, its name, and how much there is. */
export function PopularCategories({ fields, id, page }: SliceProps<PopularCategoriesFields>) {
  const categories = categoriesShown(fields, page);
  if (categories.length === 0) return null;
  const title = page.text(fields.title);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <StyleSheet of={css} />
      <ul role="list" aria-label={title === "" ? page.t("listing.categories") : undefined} className={css.tiles}>
        {categories.map(({ id: category, categoryId, name, productCount, href }) => (
          <li key={category}>
            <a href={href} className={css.tile}>
              <Icon name={categoryIcon(categoryId)} />
              <span>
                <Localized text={name} />
              </span>
              <span className={css.count}>{productCount}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
