import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import { cityName } from "../../i18n/city-names.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { categoryIcon } from "../../blocks/products/category-icons.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { categoriesShown, type ShownCategory } from "./categories-shown.ts";
import type { PopularCategoriesFields } from "./fields.ts";
import * as css from "./PopularCategories.css.ts";

/** Most tiles that are always shown at once. */
const maxAlwaysShown = 6;

/** Renders one tile for each category that has a page: its icon, its name, and how much there is. */
export function PopularCategories({ fields, id, page }: SliceProps<PopularCategoriesFields>) {
  const categories = categoriesShown(fields, page);
  if (categories.length === 0) return null;
  const title = page.text(fields.title) || nameOtherCity(fields, page);
  const intro = page.text(fields.intro);
  return (
    <Section id={id} title={title} intro={intro} tone={title === "" && intro === "" ? "slim" : "plain"}>
      <StyleSheet of={css} />
      <div className={css.row}>
        <ul role="list" aria-label={title === "" ? page.t("listing.categories") : undefined} className={css.tiles}>
          {categories.map((category) => (
            <Tile key={category.id} category={category} />
          ))}
        </ul>
        {categories.length > maxAlwaysShown && <AllCategories t={page.t} />}
      </div>
    </Section>
  );
}

/** Returns the heading of categories that are of another city than the page; empty on a page of the city. */
function nameOtherCity(fields: PopularCategoriesFields, { place, site, locale, t }: PageContext): string {
  const code = chosenCity(fields, { place, site });
  const name = place.city === code ? undefined : cityName(code, locale.code);
  return name === undefined ? "" : t("rows.categories", { place: name });
}

function Tile({ category: { categoryId, name, productCount, href } }: { readonly category: ShownCategory }) {
  return (
    <li>
      <a href={href} className={css.tile}>
        <Icon name={categoryIcon(categoryId)} />
        <span>
          <Localized text={name} />
        </span>
        <span className={css.count}>{productCount}</span>
      </a>
    </li>
  );
}

/** Folds the list beside it to one line that scrolls, until it is opened. It works without script. */
function AllCategories({ t }: Pick<PageContext, "t">) {
  return (
    <details className={css.all}>
      <summary className={css.tile}>
        {t("listing.allCategories")} <Icon name="chevron-down" />
      </summary>
    </details>
  );
}
