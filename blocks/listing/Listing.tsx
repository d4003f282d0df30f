import { findListState } from "../products/product-list/list-state.ts";
import type { ProductListFields } from "../products/product-list/product-list-fields.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { PageContext } from "../../renderer/index.ts";
import * as chips from "./chips.css.ts";
import * as css from "./Listing.css.ts";
import { ListingForm } from "./ListingForm.tsx";
import type { ResultsProps } from "./listing-props.ts";
import { createPageListing } from "./create-page-listing.ts";
import { readsListingView, maxProducts } from "./listing-view.ts";
import { Refine } from "./Refine.island.tsx";
import { Results } from "./Results.tsx";

export interface ListingProps {
  readonly fields: ProductListFields;
  /** Of the element that the listing's addresses lead to. */
  readonly id: string;
  readonly page: PageContext;
}

/**
 * Renders a list of products with days to choose, filters, sorts and pages. All are links and one form, which work
 * without script. It says why nothing can be chosen.
 */
export function Listing(props: ListingProps) {
  const { fields, id, page } = props;
  const state = findListState(fields, page.snapshot, maxProducts);
  if (state === "unread") return <p>{page.t("listing.unavailable")}</p>;
  if (state === "nothing-for-sale") return <p>{page.t("listing.empty")}</p>;
  const listing = createPageListing(fields, page.snapshot, page);
  return <LoadedListing {...{ fields, listing, id, page }} isPartial={state === "listed-in-part"} />;
}

interface LoadedListingProps extends ResultsProps {
  /** Whether the provider failed to send some of it. */
  readonly isPartial: boolean;
}

/** Renders a listing that was read: with what to choose, where its page reads its parameters. */
export function LoadedListing({ isPartial, ...props }: LoadedListingProps) {
  const { id, page } = props;
  const results = (
    <>
      <Results {...props} />
      {isPartial && <p>{page.t("listing.partial")}</p>}
    </>
  );
  if (!readsListingView(page.view)) {
    return (
      <>
        <StyleSheet of={chips} />
        <StyleSheet of={css} />
        {results}
      </>
    );
  }
  return (
    <>
      <StyleSheet of={chips} />
      <StyleSheet of={css} />
      <Refine listing={id}>
        <div data-listing={id} className={css.listing}>
          <ListingForm {...props} />
          <div>{results}</div>
        </div>
      </Refine>
    </>
  );
}
