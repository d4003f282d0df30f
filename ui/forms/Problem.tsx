import * as css from "./forms.css.ts";

interface ProblemProps {
  /** Name of the problem: that of its field, unless the field has several. */
  readonly of: string;
  readonly field?: string;
  readonly form: string;
  readonly text: string;
  /** For a problem of no field, which the focus can't lead to. */
  readonly role?: "alert";
}

/** Error message of a field. It is hidden until the field is invalid. */
export function Problem({ of, field = of, form, text, role }: ProblemProps) {
  return (
    <p id={`${form}-${of}-problem`} data-problem={of} data-field={field} role={role} hidden className={css.problem}>
      {text}
    </p>
  );
}
