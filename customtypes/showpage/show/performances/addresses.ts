import { type View, viewQuery } from "../../../../routing/view.ts";

/** Ids of the section, and of the choice of a start in it. */
export const sectionId = "dates";
export const choiceId = "times";

/** Returns the address of the page as it is. It has no fragment: with one, a browser that is there requests nothing. */
export function sameHref(view: Partial<View>): string {
  // A query of nothing is the page without its own.
  return viewQuery(view) || "?";
}

type When = Partial<Pick<View, "from" | "date" | "time">>;

/** Returns the address of another choice on the same page, with the part that it changes. Party and limit stay. */
export function choiceHref(
  { party, budget }: Pick<View, "party" | "budget">,
  when: When,
  target: typeof sectionId | typeof choiceId,
): string {
  return `${sameHref({ ...when, party, budget })}#${target}`;
}
