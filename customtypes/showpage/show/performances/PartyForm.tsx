import { numberFormat } from "../../../../i18n/formatters.ts";
import { formatTag } from "../../../../i18n/locales.ts";
import { HiddenFields } from "../seats/HiddenFields.tsx";
import { choiceId } from "./addresses.ts";
import { readPartySize } from "./chosen-slot.ts";
import * as css from "./Performances.css.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { listViewNames } from "../../../../routing/define-view.ts";
import { seatsView } from "../../../../blocks/seats/view.ts";

/** Form for the number of travellers. Submitting it retains other choices. */
export function PartyForm({ data: { party, most }, page }: PerformanceProps) {
  const { view, locale, t } = page;
  const format = numberFormat(formatTag(locale));
  const sizes = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <form action={`#${choiceId}`} className={css.party}>
      <HiddenFields names={["from", "date", "time", ...listViewNames(seatsView)]} view={view} />
      <label className={css.label}>
        {t("performances.party")}
        <select name="party" defaultValue={party} autoComplete="off" className={css.select}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {format.format(size)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={css.update}>
        {t("performances.update")}
      </button>
      {readPartySize(page) > most && <p>{t("performances.most", { n: most })}</p>}
    </form>
  );
}
