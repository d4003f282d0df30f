import type { AttractionProps } from "./attraction-props.ts";
import { type FactName, quickFacts } from "./quick-facts.ts";
import { SourcedFacts } from "./SourcedFacts.tsx";

const terms = {
  Address: "sight.facts.address",
  "Recommended duration": "sight.facts.duration",
  Timings: "sight.facts.timings",
  "Expected wait": "sight.facts.wait",
  "Expected wait, skip the line": "sight.facts.waitSkipLine",
  Entrances: "sight.facts.entrances",
  "Visitors per year": "sight.facts.visitors",
  "UNESCO year": "sight.facts.unesco",
  "Architecture style": "sight.facts.style",
  Height: "sight.facts.height",
  Size: "sight.facts.size",
} as const satisfies Record<FactName, string>;

/** Renders the quick information about a sight, each fact with its source (C4). */
export function QuickInformation({ fields, page }: AttractionProps) {
  const facts = quickFacts(fields, page).map(({ name, ...fact }) => ({ term: page.t(terms[name]), ...fact }));
  return <SourcedFacts id="facts" title={page.t("sight.facts.title")} facts={facts} page={page} />;
}
