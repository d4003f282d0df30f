import type { ListedPage } from "../../../renderer/listed-page.ts";
import { neighboursIn } from "../../../renderer/neighbours.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import * as css from "./sight.css.ts";

interface NeighboursProps {
  /** The pages that this one is among, in the order of their menu. */
  readonly pages: readonly ListedPage[];
  readonly page: PageContext;
}

/** The pages before and after this one in the order of the menu. */
export function Neighbours({ pages, page }: NeighboursProps) {
  const { previous, next } = neighboursIn(pages, page);
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={page.t("sight.neighbours")} className={css.neighbours}>
      {previous && <Neighbour to={previous} direction={page.t("sight.previous")} rel="prev" />}
      {next && <Neighbour to={next} direction={page.t("sight.next")} rel="next" />}
    </nav>
  );
}

interface NeighbourProps {
  readonly to: ListedPage;
  readonly direction: string;
  readonly rel: "prev" | "next";
}

function Neighbour({ to: { path, heading }, direction, rel }: NeighbourProps) {
  return (
    <a href={path} rel={rel} className={rel === "next" ? `${css.neighbour} ${css.next}` : css.neighbour}>
      <span className={css.direction}>{direction}</span>
      <span className={css.neighbourName}>{heading}</span>
    </a>
  );
}
