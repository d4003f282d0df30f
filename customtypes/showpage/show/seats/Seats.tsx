import { Section } from "../../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import * as css from "../../../../blocks/seats/seats.css.ts";
import type { ShowProps } from "../../fields.ts";
import { findShowProduct } from "../find-show-product.ts";
import { Unread } from "../performances/Unread.tsx";
import { SeatExplorer } from "./SeatExplorer.tsx";
import { findChosenSeatMap, seatsId } from "./seat-view.ts";

/** Seats of the chosen start (X6, P26): the best ones together, and all by section and row. */
export function Seats({ fields, page }: ShowProps) {
  const product = findShowProduct(fields, page.snapshot);
  const map = product && findChosenSeatMap(product, page);
  if (product === undefined || map === undefined) return null;
  return (
    <Section id={seatsId} title={page.t("seats.title")}>
      <StyleSheet of={css} />
      {map === "failed" ? (
        <Unread text={page.t("seats.unavailable")} page={page} />
      ) : (
        <SeatExplorer map={map} product={product} page={page} />
      )}
    </Section>
  );
}
