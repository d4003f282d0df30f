import { toEndOfToday } from "../../../i18n/zoned-moment.ts";
import type { PageContext, PageKind } from "../../../renderer/index.ts";
import type { PageFields } from "../../page-fields.ts";

/** The home page of a host that sells everywhere. Its currency is that of the site's primary city. */
export const home: PageKind<PageFields> = {
  kind: "global-home",
  composition: {
    before: ["hero", "city_cards", "product_row", "collection_carousel"],
    after: ["trust_boosters"],
    substitutes: { collection_row: "collection_carousel", trust_bar: "trust_boosters" },
  },
  trueUntil: (_fields, page) => findFirstMidnight(page),
};

/** Returns the first midnight where a product of the page is: tonight and this weekend change then. */
function findFirstMidnight({ contents, snapshot }: Pick<PageContext, "contents" | "snapshot">): number | undefined {
  const zones = [...new Set(contents.shown.map(({ timeZone }) => timeZone))];
  return zones.length === 0 ? undefined : Math.min(...zones.map((zone) => toEndOfToday(zone, snapshot.readAt)));
}
