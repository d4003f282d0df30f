import { Section } from "../../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import * as css from "../../../../ui/seats/seats.css.ts";
import type { ShowProps } from "../../fields.ts";
import { showOf } from "../show-of.ts";
import { Unread } from "../performances/Unread.tsx";
import { SeatExplorer } from "./SeatExplorer.tsx";
import { seatMapOf, seatsId } from "./seat-view.ts";

/** Seats of the chosen start (X6, P26): the best ones together, and all by section and row. */
export function Seats({ fields, page }: ShowProps) {
  const product = showOf(fields, page.snapshot);
  const map = product && seatMapOf(product, page);
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
