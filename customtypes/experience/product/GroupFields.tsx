import { groupPriceText } from "../../../catalog/experience/group-price-text.ts";
import { type GroupPrices, groupTiersOn } from "../../../catalog/experience/group-prices.ts";
import { lastGroupDay, longestMessage, mostPeople } from "../../../forms/group-booking.ts";
import { type GroupLimits, groupLanguages, groupSessions, longestName } from "../../../forms/group-request.ts";
import { isoDay } from "../../../i18n/dates.ts";
import { languageNames } from "../../../i18n/formatters.ts";
import { formatTag } from "../../../i18n/locales.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { EmailField, Field, InputField, SelectField } from "../../../ui/forms/Field.tsx";
import * as css from "../../../ui/forms/forms.css.ts";
import { Problem } from "../../../ui/forms/Problem.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";

interface GroupFieldsProps {
  /** Id of the form. */
  readonly form: string;
  readonly limits: GroupLimits;
  readonly prices: readonly GroupPrices[];
  /** The day in the address, `YYYY-MM-DD`: without script its prices are shown. */
  readonly day: string | undefined;
  /** At midnight UTC. */
  readonly today: Date;
  readonly page: PageContext;
}

/** The fields of a request: who, for how many, when, and which tour (rows F3, F4 and J17). */
export function GroupFields({ form, limits, prices, day, today, page: { locale, t } }: GroupFieldsProps) {
  const languages = languageNames(formatTag(locale));
  const problem = t("group.peopleInvalid");
  const people = { type: "number", inputMode: "numeric", min: 0, max: mostPeople, required: true } as const;
  return (
    <>
      <StyleSheet of={css} />
      <div className={css.row}>
        <InputField
          form={form}
          name="name"
          label={t("group.name")}
          problem={t("group.nameInvalid")}
          input={{ autoComplete: "name", maxLength: longestName, required: true }}
        />
        <EmailField form={form} t={t} />
      </div>
      <div className={css.row}>
        <InputField
          form={form}
          name="adults"
          label={t("group.adults")}
          problem={problem}
          input={{ ...people, min: 1, defaultValue: 2 }}
        />
        <InputField
          form={form}
          name="children"
          label={t("group.children")}
          problem={problem}
          input={{ ...people, defaultValue: 0 }}
        />
      </div>
      <div aria-live="polite" className={css.field}>
        {limits.minimum !== undefined && (
          <Problem of="minimum" field="adults" form={form} text={t("groupSize.minimum", { n: limits.minimum })} />
        )}
        {limits.maximum !== undefined && (
          <Problem of="maximum" field="adults" form={form} text={t("groupSize.maximum", { n: limits.maximum })} />
        )}
        <output className={css.price}>
          {groupTiersOn(prices, day ?? "").map((tier) => {
            const label = t("experience.group", { from: tier.from, to: tier.to });
            return (
              <span key={tier.to}>
                {t("list.labelled", { label, value: groupPriceText(tier, locale, t) })}
                <br />
              </span>
            );
          })}
        </output>
      </div>
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
      <Field form={form} name="message" label={t("group.message")}>
        <textarea id={`${form}-message`} name="message" rows={3} maxLength={longestMessage} className={css.input} />
      </Field>
    </>
  );
}
