import { type Holiday, holidayName } from "../../../catalog/holiday/holidays.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { elementMark, TextAround } from "../../../ui/primitives/TextAround.tsx";

interface HolidayNameProps {
  readonly holiday: Holiday;
  readonly page: PageContext;
}

/** Says that a day is a public holiday, and which: `Public holiday: Epiphany`. */
export function HolidayName({ holiday, page: { t, locale } }: HolidayNameProps) {
  return (
    <TextAround text={t("list.labelled", { label: t("sight.when.holiday"), value: elementMark })}>
      <Localized text={holidayName(holiday, locale)} />
    </TextAround>
  );
}
