import type { Reason } from "../../catalog/listing/reasons.ts";
import { ratingWeight } from "../../catalog/listing/sort-products.ts";
import type { MessageKey } from "../../i18n/translator.ts";
import { chosenIds } from "../product-list/chosen-ids.ts";
import * as css from "./Listing.css.ts";
import type { ResultsProps } from "./listing-props.ts";

/** Renders what decides about the order, the most important first: from what was chosen, and what the editor put first. */
export function WhyThisOrder({ fields, listing: { reasons, shown }, page: { t } }: ResultsProps) {
  if (shown.length === 0) return null;
  const sentences = reasons.flatMap((reason): readonly MessageKey[] =>
    reason === "popularity" && chosenIds(fields).length > 0 ? ["listing.why.editor", keys.popularity] : [keys[reason]],
  );
  return (
    <details className={css.why}>
      <summary>{t("listing.why.title")}</summary>
      <ol>
        {sentences.map((key) => (
          <li key={key}>{t(key, { weight: ratingWeight })}</li>
        ))}
      </ol>
      <p>{t("listing.why.unpaid")}</p>
    </details>
  );
}

const keys: Readonly<Record<Reason, MessageKey>> = {
  choices: "listing.why.choices",
  days: "listing.why.days",
  popularity: "listing.why.popularity",
  price: "listing.why.price",
  rating: "listing.why.rating",
  duration: "listing.why.duration",
  newest: "listing.why.newest",
};
