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

/** What is wrong with a field. It is hidden until it is. */
export function Problem({ of, field = of, form, text, role }: ProblemProps) {
  return (
    <p id={`${form}-${of}-problem`} data-problem={of} data-field={field} role={role} hidden className={css.problem}>
      {text}
    </p>
  );
}
