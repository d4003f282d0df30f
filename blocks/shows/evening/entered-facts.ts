import type { PageContext } from "../../../renderer/index.ts";
import type { SourceText } from "../../../content/source-text.ts";
import type { AttributedFact } from "./AttributedFacts.tsx";

interface SourcedFact {
  readonly fact: SourceText;
  readonly source: SourceText;
}

/** Returns the facts that editors entered with a source. One without a source is omitted. */
export function enteredFacts(entered: readonly SourcedFact[], page: PageContext): readonly AttributedFact[] {
  return entered
    .map(({ fact, source }) => ({ fact: page.text(fact), source: page.text(source) }))
    .filter(({ fact, source }) => fact !== "" && source !== "")
    .map(({ fact, source }) => ({ fact, attribution: page.t("venue.source", { source }) }));
}
