import type { NamedId } from "../../../catalog/product/product.ts";
import type { ReviewFacets } from "../../../catalog/review/review-filter.ts";
import { reviewSorts } from "../../../catalog/review/review-sort.ts";
import * as disclosure from "../../../blocks/listing/Disclosure.css.ts";
import { Disclosure } from "../../../blocks/listing/Disclosure.tsx";
import * as css from "../../../blocks/listing/ListingForm.css.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { pagePath } from "../../../routing/page-address.ts";
import { queryName } from "../../../routing/view.ts";
import { asLocalized } from "../../../i18n/localized-text.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { countWords } from "./count-words.ts";
import { type ReviewChoice, type ReviewFacet, reviewFacets } from "./review-choices.ts";
import { filters } from "./ReviewList.css.ts";
import { listId } from "./reviews-props.ts";
import { readView } from "../../../routing/define-view.ts";
import { reviewsView } from "./view.ts";

interface FormProps {
  readonly facets: ReviewFacets;
  /** The ways to buy the product. */
  readonly variants: readonly NamedId[];
  readonly page: PageContext;
}

/** Parameters that links choose. The form sends them along. */
const chosenByLinks = ["by", "mentions"] as const;

/** Filters as chips that open their choices, and the order: one form, which also works without script. */
export function ReviewForm({ facets, variants, page }: FormProps) {
  const { locale, path, view, t } = page;
  const all = reviewFacets(facets, variants, page).filter(
    ({ name, choices }) => name !== "mentions" && choices.length > 0,
  );
  return (
    <form
      action={`${pagePath(locale.code, path)}#${listId}`}
      className={css.form}
      autoComplete="off"
      aria-label={t("listing.filters")}
    >
      <StyleSheet of={css} />
      <StyleSheet of={disclosure} />
      {chosenByLinks.map(
        (name) => view[name] !== undefined && <input key={name} type="hidden" name={name} value={view[name]} />,
      )}
      <div className={filters}>
        {all.map((facet) => (
          <Disclosure
            key={facet.name}
            id={listId}
            name={facet.name}
            title={facet.title}
            isChosen={facet.choices.some(({ chosen }) => chosen)}
            t={t}
          >
            <div className={disclosure.choices}>
              <Choices facet={facet} page={page} />
            </div>
          </Disclosure>
        ))}
        <SortChoice page={page} />
      </div>
    </form>
  );
}

function Choices({
  facet: { name, isMany, choices },
  page,
}: { readonly facet: ReviewFacet } & Pick<FormProps, "page">) {
  const none = { value: "", label: page.t("listing.any"), count: undefined };
  const any: ReviewChoice = { ...none, chosen: !choices.some(({ chosen }) => chosen) };
  return [...(isMany ? [] : [any]), ...choices].map(({ value, label, count, chosen }) => (
    <label key={value}>
      <input type={isMany ? "checkbox" : "radio"} name={queryName(name)} value={value} defaultChecked={chosen} />
      <Localized text={asLocalized(label)} /> {count !== undefined && <small>({countWords(count, page)})</small>}
    </label>
  ));
}

/** The three orders (D16). A choice is shown at once; its button is there where scripts are off. */
function SortChoice({ page: { view, t } }: Pick<FormProps, "page">) {
  const [first] = reviewSorts;
  return (
    <div className={css.sort}>
      <label className={css.sortLabel}>
        <span>{t("listing.sort")}</span>
        <select name={queryName("reviewSort")} defaultValue={readView(reviewsView, view).reviewSort ?? ""}>
          {reviewSorts.map((sort) => (
            <option key={sort.value} value={sort === first ? "" : sort.value}>
              {t(sort.label)}
            </option>
          ))}
        </select>
      </label>
      <button className={css.scriptless}>{t("listing.apply")}</button>
    </div>
  );
}
