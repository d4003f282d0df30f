import { asLocalized, type TextOnPage } from "../../i18n/localized-text.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./FactList.css.ts";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.ts";
import { Localized } from "./Localized.tsx";

export interface Fact {
  readonly icon: IconName;
  readonly term: string;
  readonly value: TextOnPage;
}

export interface FactListProps {
  /** At least one: see `knownFacts`. */
  readonly facts: readonly Fact[];
  /** Without lines, in narrow columns. */
  readonly compact?: boolean;
}

/** Terms with their values, each with an icon. */
export function FactList({ facts, compact = false }: FactListProps) {
  return (
    <dl className={compact ? css.compact : css.facts}>
      <StyleSheet of={css} />
      {facts.map(({ icon, term, value }, index) => (
        <div key={index}>
          <dt className={css.term}>
            <Icon name={icon} />
            {term}
          </dt>
          <dd className={css.value}>
            <Localized text={asLocalized(value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the facts that have a term and a value. */
export function knownFacts(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ term, value }) => term !== "" && asLocalized(value).text !== "");
}
