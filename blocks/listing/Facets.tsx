import type { Facet, FacetChoice } from "../../catalog/listing/facets.ts";
import type { FacetName } from "../../catalog/listing/listing-query.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import type { LocalizedText } from "../../i18n/localized-text.ts";
import { formatTag } from "../../i18n/locales.ts";
import { queryName } from "../../routing/view.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import type { PageContext } from "../../renderer/index.ts";
import { choiceLabel } from "./choice-label.ts";
import { Disclosure } from "./Disclosure.tsx";
import * as css from "./Disclosure.css.ts";
import { hasOnlyShows } from "./has-only-shows.ts";
import type { ListingPartProps } from "./listing-props.ts";
import type { PageListing } from "./create-page-listing.ts";

/** Choices of a facet that are not folded. */
const maxUnfolded = 8;

/** Renders each facet that has something to choose as a chip, which opens its radio buttons or boxes. */
export function Facets(props: ListingPartProps) {
  const { listing, id, page } = props;
  const facets = listing.listFacets();
  return facets
    .filter((facet) => isOffered(facet, facets))
    .map((facet) => (
      <Disclosure
        key={facet.name}
        id={id}
        name={facet.name}
        title={page.t(`listing.facets.${chooseFacetTitle(facet, listing)}`)}
        isChosen={facet.choices.some(({ chosen }) => chosen)}
        t={page.t}
      >
        <div className={css.choices}>
          {facet.name !== "flags" && <AnyChoice facet={facet} page={page} />}
          <Choices {...props} facet={facet} />
        </div>
      </Disclosure>
    ));
}

/** The sub-categories of shows are their genres (D12). */
function chooseFacetTitle({ name }: Facet, listing: PageListing) {
  return name === "subCategory" && hasOnlyShows(listing) ? "genre" : name;
}

/** Whether a facet can narrow the list. Sub-categories are those of a chosen category, or of the only one. */
function isOffered({ name, choices }: Facet, facets: readonly Facet[]): boolean {
  const categories = facets.find((facet) => facet.name === "category")?.choices ?? [];
  const isOpen = name !== "subCategory" || categories.length < 2 || categories.some(({ chosen }) => chosen);
  return choices.some(({ chosen }) => chosen) || (isOpen && choices.length > (name === "flags" ? 0 : 1));
}

function AnyChoice({ facet: { name, choices }, page: { t } }: { readonly facet: Facet; readonly page: PageContext }) {
  return (
    <label>
      <input type="radio" name={queryName(name)} value="" defaultChecked={!choices.some(({ chosen }) => chosen)} />
      {t("listing.any")}
    </label>
  );
}

interface ChoicesProps extends ListingPartProps {
  readonly facet: Facet;
}

/** Renders the first choices, and the others of a long list folded, unless one of those is chosen. */
function Choices({ facet, listing, page }: ChoicesProps) {
  const { choices } = facet;
  const isLong = choices.length > maxUnfolded + 1;
  const render = (choice: FacetChoice) => (
    <Choice key={choice.value} facet={facet} choice={choice} listing={listing} page={page} />
  );
  if (!isLong) return choices.map(render);
  const folded = choices.slice(maxUnfolded);
  return (
    <>
      {choices.slice(0, maxUnfolded).map(render)}
      <details data-facet={`${facet.name}-all`} open={folded.some(({ chosen }) => chosen)} className={css.fold}>
        <summary>{page.t("listing.showMore", { n: folded.length })}</summary>
        <div className={css.choices}>{folded.map(render)}</div>
      </details>
    </>
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
      />
      <ChoiceName name={name} label={choiceLabel(name, value, listing.products, page)} />{" "}
      <small>({numberFormat(formatTag(page.locale)).format(count)})</small>
    </label>
  );
}

/** Renders the name of a choice. That of a theatre is the same in all languages. */
function ChoiceName({ name, label }: { readonly name: FacetName; readonly label: LocalizedText }) {
  return name === "venue" ? <bdi translate="no">{label.text}</bdi> : <Localized text={label} />;
}
