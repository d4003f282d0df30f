import { listCrumbs } from "../../blocks/places/breadcrumbs.ts";
import type { SliceProps } from "../../renderer/index.ts";
import { Breadcrumbs } from "../../ui/primitives/Breadcrumbs.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Breadcrumbs.css.ts";
import type { BreadcrumbsFields } from "./fields.ts";

/** Renders the way from the home page to the place that the page is about. */
export function BreadcrumbsSlice({ fields, page }: SliceProps<BreadcrumbsFields>) {
  const crumbs = listCrumbs(page, page.text(fields.name));
  if (crumbs.length === 0) return null;
  return (
    <div className={css.column}>
      <StyleSheet of={css} />
      <Breadcrumbs crumbs={crumbs} t={page.t} />
    </div>
  );
}
