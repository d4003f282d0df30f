import type { Reason } from "../../catalog/listing/reasons.ts";
import { ratingWeight } from "../../catalog/listing/sort-products.ts";
import type { MessageKey } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./WhyThisOrder.css.ts";
import type { ListingPartProps } from "./listing-props.ts";
import type { PageListing } from "./create-page-listing.ts";

/**
 * Renders what decides about the order, the most important first: from what was chosen, and what the editor put first. A small
 * link beside the order opens it.
 */
export function WhyThisOrder({
  listing: { reasons, shown, ranking, editorsChoice },
  id,
  page: { t },
}: ListingPartProps) {
  if (shown.length === 0) return null;
  const usual = editorsChoice > 0 ? editorsKeys : rankingKeys[ranking];
  const sentences = reasons.flatMap((reason) => (reason === "popularity" ? usual : [keys[reason]]));
  return (
    <details name={`${id}-facet`} data-facet="why" className={css.why}>
      <StyleSheet of={css} />
      <summary>{t("listing.why.title")}</summary>
      <div>
        <ol>
          {sentences.map((key) => (
            <li key={key}>{t(key, { weight: ratingWeight, n: editorsChoice })}</li>
          ))}
        </ol>
        <p>{t("listing.why.unpaid")}</p>
      </div>
    </details>
  );
}

const editorsKeys = ["listing.why.editor", "listing.why.rest"] as const;

const rankingKeys: Readonly<Record<PageListing["ranking"], readonly MessageKey[]>> = {
  provider: ["listing.why.provider"],
  words: ["listing.why.words"],
};

const keys: Readonly<Record<Exclude<Reason, "popularity">, MessageKey>> = {
  choices: "listing.why.choices",
  days: "listing.why.days",
  price: "listing.why.price",
  rating: "listing.why.rating",
  duration: "listing.why.duration",
  newest: "listing.why.newest",
};
