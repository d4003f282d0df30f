import type { PageInstance } from "../contracts/page-type.ts";
import type { SliceInstance } from "../contracts/slice.ts";
import type { PageFacts } from "../contracts/page-context.ts";

/** Id of the search field of a kind of pages, and of a not-found page (`ui/shell/NotFoundView.tsx`). */
export const pageSearchField = "page-search";

/** Returns the id of the search field in a page's content: its kind's, else its first slice's that has one. */
export function findSearchField(
  kind: Pick<PageInstance, "searches">,
  slices: readonly SliceInstance[],
  facts: PageFacts,
): string | undefined {
  if (kind.searches) return pageSearchField;
  const slice = slices.find(({ searches }) => searches(facts));
  return slice && sliceSearchField(slice);
}

/** A page has one search field at most. A slice has it where this is the page's. */
export function sliceSearchField({ id }: Pick<SliceInstance, "id">): string {
  return `${id}-search`;
}
