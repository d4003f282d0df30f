import { formatTravelerName } from "../../catalog/experience/traveler-words.ts";
import type { PersonPrice } from "../../catalog/inventory/inventory.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { agesText } from "./ages-text.ts";
import * as css from "./price-table.css.ts";

interface PersonPricesProps {
  readonly persons: readonly PersonPrice[];
  /** Returns what a kind of visitor is called, where that is not its usual name. */
  readonly nameText?: (person: PersonPrice) => string;
  /** Returns a price as the page shows it: `from €19`. Empty for what costs nothing. */
  readonly priceText: (person: PersonPrice) => string;
  readonly t: Translator;
}

/** Renders the price of each kind of visitor, with ages and the number that one booking takes (P16). */
export function PersonPrices({ persons, nameText, priceText, t }: PersonPricesProps) {
  return (
    <>
      <StyleSheet of={css} />
      <dl className={css.table}>
        {persons.map((person) => (
          <div key={person.pax} className={css.row}>
            <dt>
              {nameText?.(person) ?? formatTravelerName(person, t)}{" "}
              <span className={css.soft}>{limitsText(person, t)}</span>
            </dt>
            <dd className={css.amount}>
              <bdi>{priceText(person) || t("experience.free")}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function limitsText({ ageFrom, ageTo, max }: PersonPrice, t: Translator): string {
  return joinTexts(
    "phrases",
    [agesText(ageFrom, ageTo, t), max === undefined ? "" : t("experience.atMost", { n: max })],
    t,
  );
}
