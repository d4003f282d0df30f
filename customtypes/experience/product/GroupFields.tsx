import { maxMessageLength } from "../../../catalog/form/group-booking.ts";
import { maxNameLength } from "../../../catalog/form/group-request.ts";
import { EmailField, Field, InputField } from "../../../ui/forms/Field.tsx";
import * as css from "../../../ui/forms/forms.css.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { GroupSize, type GroupSizeProps } from "./GroupSize.tsx";
import { TourChoice, type TourChoiceProps } from "./TourChoice.tsx";

type GroupFieldsProps = GroupSizeProps & TourChoiceProps;

/** The fields of a request: who, for how many, when, and which tour (F3, F4, J17). */
export function GroupFields({ form, limits, prices, day, today, page }: GroupFieldsProps) {
  const { t } = page;
  return (
    <>
      <StyleSheet of={css} />
      <div className={css.row}>
        <InputField
          form={form}
          name="name"
          label={t("group.name")}
          problem={t("group.nameInvalid")}
          input={{ autoComplete: "name", maxLength: maxNameLength, required: true }}
        />
        <EmailField form={form} t={t} />
      </div>
      <GroupSize form={form} limits={limits} prices={prices} day={day} page={page} />
      <TourChoice form={form} day={day} today={today} page={page} />
      <Field form={form} name="message" label={t("group.message")}>
        <textarea id={`${form}-message`} name="message" rows={3} maxLength={maxMessageLength} className={css.input} />
      </Field>
    </>
  );
}
