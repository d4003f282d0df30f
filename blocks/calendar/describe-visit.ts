import { formatDayText } from "../../i18n/dates.ts";
import type { PageContext } from "../../renderer/index.ts";
import { readView } from "../../routing/define-view.ts";
import { visitView } from "./view.ts";

/** Returns the day and start that a page is about, `24 Nov 2026 19:30`; empty on a page about no day. */
export function describeVisit({ view, locale }: Pick<PageContext, "view" | "locale">): string {
  // A spread omits what the kind of the page does not declare, and so does not read it.
  const { date = "", time = "" } = readView(visitView, { ...view });
  return date === "" ? "" : [formatDayText(date, locale), time].join(" ").trim();
}
