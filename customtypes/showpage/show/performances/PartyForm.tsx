import { listViewNames } from "../../../../routing/define-view.ts";
import { numberFormat } from "../../../../i18n/formatters.ts";
import { formatTag } from "../../../../i18n/locales.ts";
import * as css from "../../../../blocks/products/panel/choice.css.ts";
import { panelId } from "../../../../blocks/products/panel/panel-ids.ts";
import { StepButton } from "../../../../blocks/products/panel/StepButton.tsx";
import { seatsView } from "../../../../blocks/seats/view.ts";
import { HiddenFields } from "../seats/HiddenFields.tsx";
import { readPartySize } from "./chosen-slot.ts";
import type { PerformanceProps } from "./performance-props.ts";

/** A stepper for the number of tickets, within the limits of one booking (P16). Its form retains other choices. */
export function PartyForm({ data: { party, most }, page }: PerformanceProps) {
  const { view, locale, t } = page;
  const kind = t("performances.party");
  const step = (by: 1 | -1) => {
    const size = party + by;
    return <StepButton by={by} kind={kind} name="party" value={size >= 1 && size <= most ? size : undefined} t={t} />;
  };
  return (
    <form action={`#${panelId}`} className={css.group}>
      <HiddenFields names={["from", "date", "time", ...listViewNames(seatsView)]} view={view} />
      <div className={css.stepper}>
        {kind}
        {step(-1)}
        <bdi className={css.count}>{numberFormat(formatTag(locale)).format(party)}</bdi>
        {step(1)}
      </div>
      {readPartySize(page) > most && <p>{t("performances.most", { n: most })}</p>}
    </form>
  );
}
