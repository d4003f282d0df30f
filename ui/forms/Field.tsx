import type { InputHTMLAttributes, ReactNode } from "react";
import { maxEmailLength } from "../../catalog/form/email.ts";
import type { Translator } from "../../i18n/translator.ts";
import * as css from "./forms.css.ts";
import { Problem } from "./Problem.tsx";

interface FieldProps {
  readonly form: string;
  readonly name: string;
  readonly label: string;
  /** Message if its value is invalid; undefined for a field that is always valid. */
  readonly problem?: string;
  readonly children: ReactNode;
}

/** A control with its label and its problem. */
export function Field({ form, name, label, problem, children }: FieldProps) {
  return (
    <div className={css.field}>
      <label htmlFor={`${form}-${name}`} className={css.label}>
        {label}
      </label>
      {children}
      {problem !== undefined && <Problem of={name} form={form} text={problem} />}
    </div>
  );
}

interface InputFieldProps extends Omit<FieldProps, "children"> {
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

export function InputField({ input, ...field }: InputFieldProps) {
  const { form, name } = field;
  return (
    <Field {...field}>
      <input id={`${form}-${name}`} name={name} {...input} className={css.input} />
    </Field>
  );
}

interface EmailFieldProps {
  readonly form: string;
  readonly t: Translator;
}

/** The field `email`, which every form with a mail address has. */
export function EmailField({ form, t }: EmailFieldProps) {
  return (
    <InputField
      form={form}
      name="email"
      label={t("form.email")}
      problem={t("form.emailInvalid")}
      input={{ type: "email", dir: "ltr", autoComplete: "email", maxLength: maxEmailLength, required: true }}
    />
  );
}

interface SelectFieldProps extends Omit<FieldProps, "children"> {
  readonly options: readonly (readonly [value: string, text: string])[];
}

export function SelectField({ options, ...field }: SelectFieldProps) {
  const { form, name } = field;
  return (
    <Field {...field}>
      <select id={`${form}-${name}`} name={name} className={css.input}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
