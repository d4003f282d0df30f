import { accessFacts } from "./access-facts.ts";
import type { AttractionProps } from "./attraction-props.ts";
import { SourcedFacts } from "./SourcedFacts.tsx";

/** Whether a wheelchair, a pushchair or a companion can come along, and who says so (rows X11 and P22). */
export function Access({ fields, page }: AttractionProps) {
  const facts = accessFacts(fields, page).map(({ name, ...fact }) => ({ term: name, ...fact }));
  return <SourcedFacts id="access" title={page.t("venue.accessibility")} facts={facts} page={page} />;
}
