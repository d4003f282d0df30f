import { climates } from "../../../catalog/climate/climates.ts";
import { monthId, monthName } from "../../../catalog/climate/climate.ts";
import { guideGroups, type GuideTopic } from "../../../blocks/places/guide-pages/guide-topics.ts";
import { type GuidePage, listGuidePages } from "../../../blocks/places/guide-pages/guide-pages.ts";
import { toLinkPath } from "../../../blocks/places/adjacent-pages.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import * as css from "../sight/sight.css.ts";
import * as own from "./guide.css.ts";

const topicTexts = {
  "Travel guide": "guide.topics.travelGuide",
  "Things to do": "guide.topics.thingsToDo",
  Itinerary: "guide.topics.itinerary",
  "Travel tips": "guide.topics.travelTips",
  "Best time to visit": "guide.topics.bestTime",
  "Where to eat": "guide.topics.whereToEat",
  "Where to stay": "guide.topics.whereToStay",
  Neighbourhoods: "guide.topics.neighbourhoods",
  "Local community": "guide.topics.localCommunity",
  "Family travel": "guide.topics.familyTravel",
  Transportation: "guide.topics.transportation",
  Shopping: "guide.topics.shopping",
  "Festivals and events": "guide.topics.festivals",
  "Arts and culture": "guide.topics.artsAndCulture",
} as const satisfies Record<GuideTopic, string>;

/** The pages of a guide by their groups (C3), closed on a phone. Renders nothing if no page is beside this one. */
export function GuideMenu({ page }: { readonly page: PageContext }) {
  const { t } = page;
  const pages = listGuidePages(page);
  if (pages.every(({ path }) => path === toLinkPath(page))) return null;
  const groups = guideGroups.map(({ name, topics }) => ({
    name,
    found: pages.filter(({ topic }) => topics.includes(topic)),
  }));
  return (
    <nav aria-label={t("guide.menu")} className={css.menu}>
      <StyleSheet of={css} />
      <StyleSheet of={own} />
      <details className={own.pages}>
        <summary className={own.summary}>
          {t("guide.menu")}
          <Icon name="chevron-down" />
        </summary>
        {groups.map(
          ({ name, found }) =>
            found.length > 0 && (
              <div key={name} className={css.group}>
                <p id={`guide-${name}`} className={css.groupName}>
                  {t(`guide.${name}`)}
                </p>
                <ul role="list" aria-labelledby={`guide-${name}`} className={css.items}>
                  {found.map((each) => (
                    <Items key={each.path} to={each} page={page} />
                  ))}
                </ul>
              </div>
            ),
        )}
      </details>
    </nav>
  );
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The page of a topic. That of the weather has a part for each month where the normals are known. */
function Items({ to: { path, topic }, page }: { readonly to: GuidePage; readonly page: PageContext }) {
  const isOwn = path === toLinkPath(page);
  const { city = "" } = page.place;
  return (
    <>
      <li>
        <a href={path} className={css.item} {...(isOwn && { "aria-current": "page" })}>
          {page.t(topicTexts[topic])}
        </a>
      </li>
      {topic === "Best time to visit" &&
        climates.has(city) &&
        months.map((month) => (
          <li key={month}>
            <a href={`${path}#${monthId(city, month)}`} className={css.item}>
              {monthName(month, page.locale, "short")}
            </a>
          </li>
        ))}
    </>
  );
}
