import { formatDayText } from "../../../../i18n/dates.ts";
import { Section } from "../../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import type { ShowProps } from "../../fields.ts";
import { findShowProduct } from "../find-show-product.ts";
import { choiceId, sectionId } from "./addresses.ts";
import { Months } from "./Months.tsx";
import { PartyForm } from "./PartyForm.tsx";
import { performanceData } from "./performance-data.ts";
import * as css from "./Performances.css.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { Starts } from "./Starts.tsx";
import { TicketKinds } from "./TicketKinds.tsx";
import { Unavailable } from "./Unavailable.tsx";
import { Unread } from "./Unread.tsx";
import { readSale } from "../../../../blocks/products/product-on-page.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** Renders the choice of day, start and party before the booking (C10, P25). A show that can't be booked lacks it. */
export function Performances({ fields, page }: ShowProps) {
  const product = findShowProduct(fields, page.snapshot);
  if (product === undefined || readSale(product, page).price === undefined) return null;
  const data = performanceData(product, page);
  return (
    <Section id={sectionId} title={page.t("performances.title")} intro={page.t("performances.note")}>
      <StyleSheet of={css} />
      <div className={css.columns}>
        <Months data={data} page={page} />
        <div id={choiceId} tabIndex={-1} role="group" aria-label={formatChoice(page)} className={css.choice}>
          <PartyForm data={data} page={page} />
          <Choice data={data} page={page} />
          <TicketKinds data={data} page={page} />
        </div>
      </div>
    </Section>
  );
}

/** The chosen day, else the title of the section. Screen readers say it where a link to the choice leads. */
function formatChoice({ view, locale, t }: PerformanceProps["page"]): string {
  const { date } = readView(showView, view);
  return date === undefined ? t("performances.title") : formatDayText(date, locale);
}

function Choice({ data, page }: PerformanceProps) {
  const { view, locale, t } = page;
  const { starts } = data;
  const { date } = readView(showView, view);
  if (date === undefined) return <p className={css.soft}>{t("performances.chooseDay")}</p>;
  if (starts === undefined)
    return <Unread text={t("performances.unreadStarts", { date: formatDayText(date, locale) })} page={page} />;
  const isOpen = starts.some(({ price, smaller }) => (price ?? smaller) !== undefined);
  return isOpen ? <Starts starts={starts} data={data} page={page} /> : <Unavailable data={data} page={page} />;
}
