import type { PageContext } from "../../renderer/index.ts";
import { toLinkPath } from "../places/adjacent-pages.ts";
import { type MenuGroup, menuGroups } from "./topics.ts";
import { type SightPage, listSightPages } from "./sight-pages.ts";

/** The pages around a sight, by the groups of the menu that have any. */
interface SightMenu {
  /** The page of the sight itself; undefined when no such page exists. */
  readonly sight: SightPage | undefined;
  readonly groups: readonly { readonly group: MenuGroup; readonly pages: readonly SightPage[] }[];
}

type MenuPage = Pick<PageContext, "place" | "site" | "locale" | "snapshot" | "path">;

/** Returns the menu of a page about a sight; undefined where no page is beside it. It follows from the documents that exist. */
export function findSightMenu(page: MenuPage): SightMenu | undefined {
  const pages = menuPages(page);
  if (pages.every(({ path }) => path === toLinkPath(page))) return undefined;
  const groups = menuGroups.map((group) => ({ group, pages: pages.filter((each) => each.group === group) }));
  return {
    sight: pages.find(({ group }) => group === undefined),
    groups: groups.filter(({ pages: found }) => found.length > 0),
  };
}

/** Returns the pages of a sight in the order of the menu. */
export function menuPages(page: MenuPage): readonly SightPage[] {
  return listSightPages(page.place, page).filter(({ sight }) => sight === page.place.sight);
}

/** Returns the sights that belong to that of a page and have a page. */
export function listSightParts(page: MenuPage): readonly SightPage[] {
  return listSightPages(page.place, page).filter(
    ({ parentSight, group }) => parentSight === page.place.sight && group === undefined,
  );
}
