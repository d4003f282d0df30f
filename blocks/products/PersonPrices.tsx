import type { PersonPrice } from "../../catalog/inventory/inventory.ts";
import type { Product } from "../../catalog/product/product.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { agesText } from "./ages-text.ts";
import { nameTicket } from "./name-ticket.ts";
import * as css from "./price-table.css.ts";

interface PersonPricesProps {
  readonly persons: readonly PersonPrice[];
  /** Names of its tickets depend on whether they have seats. */
  readonly product: Pick<Product, "flowType">;
  /** Returns a price as the page shows it: `from €19`. Empty for what costs nothing. */
  readonly priceText: (person: PersonPrice) => string;
  readonly t: Translator;
}

/** Renders the price of each kind of visitor, with ages and the number that one booking takes (P16). */
export function PersonPrices({ persons, product, priceText, t }: PersonPricesProps) {
  return (
    <>
      <StyleSheet of={css} />
      <dl className={css.table}>
        {persons.map((person) => (
          <div key={person.pax} className={css.row}>
            <dt>
              {nameTicket(person, product, t)} <span className={css.soft}>{limitsText(person, t)}</span>
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
