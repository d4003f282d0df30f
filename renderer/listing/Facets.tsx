import type { Facet, FacetChoice } from "../../catalog/listing/facets.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import { queryName } from "../../routing/view.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import type { PageContext } from "../render/page-context.ts";
import { choiceLabel } from "./choice-label.ts";
import * as css from "./Listing.css.ts";
import type { ListingPartProps } from "./listing-props.ts";
import type { PageListing } from "./listing-of.ts";

/** Renders each facet that has something to choose, as radio buttons or boxes with their number of results. */
export function Facets({ listing, page }: ListingPartProps) {
  return listing.facets
    .filter((facet) => isOffered(facet, listing))
    .map((facet) => (
      <fieldset key={facet.name} className={css.facet}>
        <legend>{page.t(`listing.facets.${facet.name}`)}</legend>
        {facet.name !== "flags" && <AnyChoice facet={facet} page={page} />}
        {facet.choices.map((choice) => (
          <Choice key={choice.value} facet={facet} choice={choice} listing={listing} page={page} />
        ))}
      </fieldset>
    ));
}

/** Whether a facet can narrow the list. Sub-categories are those of a chosen category, or of the only one. */
function isOffered({ name, choices }: Facet, { facets }: PageListing): boolean {
  const categories = facets.find((facet) => facet.name === "category")?.choices ?? [];
  const isOpen = name !== "subCategory" || categories.length < 2 || categories.some(({ chosen }) => chosen);
  return choices.some(({ chosen }) => chosen) || (isOpen && choices.length > (name === "flags" ? 0 : 1));
}

function AnyChoice({ facet: { name, choices }, page: { t } }: { readonly facet: Facet; readonly page: PageContext }) {
  return (
    <label>
      <input
        type="radio"
        name={queryName(name)}
        value=""
        defaultChecked={!choices.some(({ chosen }) => chosen)}
        autoComplete="off"
      />
      {t("listing.any")}
    </label>
  );
}

interface ChoiceProps {
  readonly facet: Facet;
  readonly choice: FacetChoice;
  readonly listing: PageListing;
  readonly page: PageContext;
}

function Choice({ facet: { name }, choice: { value, count, chosen }, listing, page }: ChoiceProps) {
  return (
    <label>
      <input
        type={name === "flags" ? "checkbox" : "radio"}
        name={queryName(name)}
        value={value}
        defaultChecked={chosen}
        autoComplete="off"
      />
      <Localized text={choiceLabel(name, value, listing.products, page)} />{" "}
      <small>({numberFormat(formatTag(page.locale)).format(count)})</small>
    </label>
  );
}
