import type { PageContext } from "../../../renderer/render/page-context.ts";
import { neighboursOf } from "../../../renderer/sight-pages/sight-menu.ts";
import type { SightPage } from "../../../renderer/sight-pages/sight-pages.ts";
import * as css from "./sight.css.ts";

/** The pages before and after this one in the order of the menu. */
export function Neighbours({ page }: { readonly page: PageContext }) {
  const { previous, next } = neighboursOf(page);
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={page.t("sight.neighbours")} className={css.neighbours}>
      {previous && <Neighbour to={previous} direction={page.t("sight.previous")} rel="prev" />}
      {next && <Neighbour to={next} direction={page.t("sight.next")} rel="next" />}
    </nav>
  );
}

interface NeighbourProps {
  readonly to: SightPage;
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
