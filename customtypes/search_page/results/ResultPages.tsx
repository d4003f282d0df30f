import type { PageContext } from "../../../renderer/render/page-context.ts";
import { pagePath } from "../../../routing/page-address.ts";
import { viewQuery } from "../../../routing/view.ts";
import * as css from "./ResultsPage.css.ts";

interface ResultPagesProps {
  readonly pages: number;
  readonly page: PageContext;
}

/** Renders links to the pages of results before and after this one. */
export function ResultPages({ pages, page }: ResultPagesProps) {
  const { page: current = 1 } = page.view;
  if (pages === 1) return null;
  return (
    <p className={css.pages}>
      {current > 1 && (
        <a rel="prev" href={hrefOf(page, current - 1)} className={css.step}>
          {page.t("search.previous")}
        </a>
      )}
      {current < pages && (
        <a rel="next" href={hrefOf(page, current + 1)} className={css.step}>
          {page.t("search.more")}
        </a>
      )}
    </p>
  );
}

function hrefOf({ locale, path, view: { q } }: PageContext, page: number): string {
  return pagePath(locale.code, path) + viewQuery({ q, page: page === 1 ? undefined : page });
}
