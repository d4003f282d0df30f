import { type datesId, panelId } from "../../../../blocks/products/panel/panel-ids.ts";
import { type View, viewQuery } from "../../../../routing/view.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** Id of the part of the page that leads to other starts, days and months. */
export const visitId = "visit";

/** Returns the address of the page as it is. It has no fragment: with one, a browser that is there requests nothing. */
export function sameHref(view: View): string {
  // A query of nothing is the page without its own.
  return viewQuery(view) || "?";
}

interface When {
  readonly from?: string | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

/** Returns the address of another choice on the same page, with the sheet that it changes. Party and limit stay. */
export function choiceHref(view: View, when: When, target: typeof datesId | typeof panelId = panelId): string {
  const { party, budget } = readView(showView, view);
  return `${sameHref({ ...when, party, budget })}#${target}`;
}
