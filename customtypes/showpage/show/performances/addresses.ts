import { type View, viewQuery } from "../../../../routing/view.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** Ids of the section, and of the choice of a start in it. */
export const sectionId = "dates";
export const choiceId = "times";

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

/** Returns the address of another choice on the same page, with the part that it changes. Party and limit stay. */
export function choiceHref(view: View, when: When, target: typeof sectionId | typeof choiceId): string {
  const { party, budget } = readView(showView, view);
  return `${sameHref({ ...when, party, budget })}#${target}`;
}
