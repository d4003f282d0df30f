import type { PageContext } from "../../../renderer/index.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { MenuGroup } from "../../../blocks/sights/topics.ts";
import type { SightPage } from "../../../blocks/sights/sight-pages.ts";
import { findSightMenu } from "../../../blocks/sights/sight-menu.ts";
import { toLinkPath } from "../../../blocks/places/adjacent-pages.ts";
import * as css from "./sight.css.ts";

const groupTexts = {
  About: "sight.about",
  Visit: "sight.visit",
  "Things to do": "sight.todo",
} as const satisfies Record<MenuGroup, string>;

/** The pages around a sight by their groups (C6, C7, C8). Renders nothing if no page is beside this one. */
export function SightMenu({ page }: { readonly page: PageContext }) {
  const menu = findSightMenu(page);
  if (menu === undefined) return null;
  return (
    <nav aria-label={page.t("sight.menu")} className={css.menu}>
      <StyleSheet of={css} />
      {menu.groups.map(({ group, pages }) => (
        <div key={group} className={css.group}>
          <p className={css.groupName}>{page.t(groupTexts[group])}</p>
          <ul role="list" className={css.items}>
            {pages.map((each) => (
              <Item key={each.path} item={each} own={toLinkPath(page)} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Item({ item: { path, heading }, own }: { readonly item: SightPage; readonly own: string }) {
  return (
    <li>
      <a href={path} className={css.item} {...(path === own && { "aria-current": "page" })}>
        {heading}
      </a>
    </li>
  );
}
