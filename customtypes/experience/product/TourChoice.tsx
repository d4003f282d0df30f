import { lastGroupDay } from "../../../catalog/form/group-booking.ts";
import { groupLanguages, groupSessions } from "../../../catalog/form/group-request.ts";
import { isoDay } from "../../../i18n/dates.ts";
import { languageNames } from "../../../i18n/formatters.ts";
import { formatTag } from "../../../i18n/locales.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { InputField, SelectField } from "../../../ui/forms/Field.tsx";
import * as css from "../../../ui/forms/forms.css.ts";
import { Problem } from "../../../ui/forms/Problem.tsx";

export interface TourChoiceProps {
  /** Id of the form. */
  readonly form: string;
  /** The day in the address, `YYYY-MM-DD`. */
  readonly day: string | undefined;
  /** At midnight UTC. */
  readonly today: Date;
  readonly page: PageContext;
}

/** When, and which tour: its session and the language of its guide. */
export function TourChoice({ form, day, today, page: { locale, t } }: TourChoiceProps) {
  const languages = languageNames(formatTag(locale));
  return (
    <div className={css.shortRow}>
      <div>
        <InputField
          form={form}
          name="date"
          label={t("group.date")}
          problem={t("group.dateInvalid")}
          input={{ type: "date", min: isoDay(today), max: lastGroupDay(today), defaultValue: day, required: true }}
        />
        <Problem of="closed" field="date" form={form} text={t("group.dateClosed")} />
      </div>
      <SelectField
        form={form}
        name="session"
        label={t("group.session")}
        options={groupSessions.map((session) => [session, t(`group.${session}`)])}
      />
      <SelectField
        form={form}
        name="language"
        label={t("group.language")}
        options={groupLanguages.map((tag) => [tag, languages.of(tag) ?? tag])}
      />
    </div>
  );
}
