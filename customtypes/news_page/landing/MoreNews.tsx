import { numberFormat } from "../../../i18n/formatters.ts";
import { formatTag } from "../../../i18n/locales.ts";
import { listingHref } from "../../../blocks/listing/listing-href.ts";
import * as chips from "../../../blocks/listing/chips.css.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { storyId } from "../NewsCards.tsx";
import * as css from "./LandingPage.css.ts";
import { type NewsList, step } from "./news-list.ts";

/** Id of the list of stories. */
export const storiesId = "stories";

interface MoreNewsProps {
  readonly list: NewsList;
  readonly page: PageContext;
}

/** The way to more stories: a longer page, which opens at its first further story, or the other pages. */
export function MoreNews({ list, page }: MoreNewsProps) {
  const { t } = page;
  const { pages, size, more } = list;
  if (pages < 2) return null;
  return (
    <nav aria-label={t("listing.pages")} className={css.pages}>
      <StyleSheet of={chips} />
      {more > 0 && (
        <a
          href={listingHref(page, { limit: size + step }, storyId(size + 1))}
          rel="nofollow"
          data-refine="more"
          className={css.more}
        >
          {t("listing.more", { n: more })}
        </a>
      )}
      <ol role="list" className={chips.chips}>
        {Array.from({ length: pages }, (_, index) => (
          <li key={index}>
            <PageLink number={index + 1} list={list} page={page} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PageLink({ number, list, page }: MoreNewsProps & { readonly number: number }) {
  return (
    <a
      href={listingHref(page, { ...page.view, page: number === 1 ? undefined : number }, storiesId)}
      className={chips.chip}
      aria-label={page.t("listing.page", { page: number })}
      aria-current={number === list.page ? "page" : undefined}
    >
      {numberFormat(formatTag(page.locale)).format(number)}
    </a>
  );
}
