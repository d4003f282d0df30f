import type { SourceText } from "../../content/source-text.ts";
import type { PageFacts } from "../../renderer/index.ts";

/** Returns the code of the city that a slice is about: the editor's, else the page's. Empty without one. */
export function chosenCity({ city }: { readonly city: SourceText }, { place }: Pick<PageFacts, "place">): string {
  return city.code || (place.city ?? "");
}
