import { type PageContext, sliceSearchField } from "../../renderer/index.ts";
import { SearchForm } from "../../ui/search/SearchForm.tsx";
import { HeroDates } from "./HeroDates.tsx";
import { HeroAction, HeroHeading } from "./HeroText.tsx";
import type { HeroFields } from "./fields.ts";

export interface HeroLeadProps {
  readonly fields: HeroFields;
  /** Of the slice: a page may have several. */
  readonly id: string;
  readonly page: PageContext;
}

/**
 * Renders the heading, a search, and the next step: days of the page's listing, or else the editor's link. A site that
 * sells a few things has the search of its header alone.
 */
export function HeroLead({ fields, id, page }: HeroLeadProps) {
  const field = sliceSearchField({ id });
  return (
    <>
      <div>
        <HeroHeading fields={fields} page={page} />
      </div>
      {page.contents.searchField === field && (
        <SearchForm
          id={field}
          size="large"
          sells={page.site.sells}
          locale={page.locale}
          currency={page.currency}
          t={page.t}
        />
      )}
      {page.contents.listing === undefined ? (
        <HeroAction cta={fields.cta} page={page} />
      ) : (
        <HeroDates listing={page.contents.listing} page={page} />
      )}
    </>
  );
}
