import type { ListedPage } from "../../../blocks/places/listed-page.ts";
import { adjacentPages } from "../../../blocks/places/adjacent-pages.ts";
import type { PageContext } from "../../../renderer/index.ts";
import * as css from "./sight.css.ts";

interface AdjacentPagesProps {
  /** The pages that this one is among, in the order of their menu. */
  readonly pages: readonly ListedPage[];
  readonly page: PageContext;
}

/** The pages before and after this one in the order of the menu. */
export function AdjacentPages({ pages, page }: AdjacentPagesProps) {
  const { previous, next } = adjacentPages(pages, page);
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={page.t("sight.adjacent")} className={css.adjacentPages}>
      {previous && <AdjacentPage to={previous} direction={page.t("sight.previous")} rel="prev" />}
      {next && <AdjacentPage to={next} direction={page.t("sight.next")} rel="next" />}
    </nav>
  );
}

interface AdjacentPageProps {
  readonly to: ListedPage;
  readonly direction: string;
  readonly rel: "prev" | "next";
}

function AdjacentPage({ to: { path, heading }, direction, rel }: AdjacentPageProps) {
  return (
    <a href={path} rel={rel} className={rel === "next" ? `${css.adjacent} ${css.next}` : css.adjacent}>
      <span className={css.direction}>{direction}</span>
      <span className={css.adjacentName}>{heading}</span>
    </a>
  );
}
