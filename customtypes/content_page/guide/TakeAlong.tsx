import type { PageContext } from "../../../renderer/index.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import * as css from "./guide.css.ts";
import * as print from "./print.css.ts";

/** Renders the offer to print the itinerary. Each day has its map, hours, and addresses for a driver (X26). */
export function TakeAlong({ page }: { readonly page: PageContext }) {
  return (
    <Section id="take-along" title={page.t("guide.takeAlong")} width="text">
      <StyleSheet of={print} />
      <p className={css.print}>{page.t("guide.print")}</p>
    </Section>
  );
}
