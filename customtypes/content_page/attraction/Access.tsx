import { accessFacts } from "./access-facts.ts";
import type { AttractionProps } from "./attraction-props.ts";
import { SourcedFacts } from "./SourcedFacts.tsx";

/** Renders access for wheelchairs, pushchairs and companions, with the sources (X11, P22). */
export function Access({ fields, page }: AttractionProps) {
  const facts = accessFacts(fields, page).map(({ name, ...fact }) => ({ term: name, ...fact }));
  return <SourcedFacts id="access" title={page.t("venue.accessibility")} facts={facts} page={page} />;
}
