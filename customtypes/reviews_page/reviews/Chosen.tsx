import { chips, chosen } from "../../../blocks/listing/chips.css.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { View } from "../../../routing/view.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { asLocalized } from "../../../i18n/localized-text.ts";
import type { NamedId } from "../../../catalog/product/product.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import { type ReviewFacet, reviewFacets } from "./review-choices.ts";
import { noFilters, reviewHref } from "./review-href.ts";
import * as css from "./ReviewList.css.ts";

interface ChosenProps {
  readonly variants: readonly NamedId[];
  readonly page: PageContext;
  /** False where the list below has that link already. */
  readonly canReset: boolean;
}

/** Renders each filter as a link to the reviews without it, and the link to all of them. */
export function Chosen({ variants, page, canReset }: ChosenProps) {
  const { t } = page;
  const made = reviewFacets(undefined, variants, page).flatMap((facet) =>
    facet.choices.filter((choice) => choice.chosen).map(({ value, label }) => ({ facet, value, label })),
  );
  if (made.length === 0) return null;
  return (
    <div className={css.chosen}>
      <ul role="list" aria-label={t("listing.chosen")} className={chips}>
        {made.map(({ facet, value, label }) => (
          <li key={facet.name + value}>
            <a href={reviewHref(page, removeChoice(facet, value))} rel="nofollow" data-refine className={chosen}>
              <span className="visually-hidden">{t("listing.remove")} </span>
              <Localized text={asLocalized(label)} /> <Icon name="x" />
            </a>
          </li>
        ))}
      </ul>
      {canReset && (
        <a href={reviewHref(page, noFilters)} data-refine>
          {t("listing.reset")}
        </a>
      )}
    </div>
  );
}

function removeChoice({ name, choices }: ReviewFacet, value: string): View {
  const others = choices.filter((choice) => choice.chosen && choice.value !== value).map((choice) => choice.value);
  return name === "filterReviews" && others.length > 0
    ? { filterReviews: others.toSorted().join(",") }
    : { [name]: undefined };
}
