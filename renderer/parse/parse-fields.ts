import * as v from "valibot";
import type { Report } from "../contracts/diagnostics.ts";
import { emptyMisfits } from "./empty-misfits.ts";

/** The schema of a document's or a slice's fields. */
export type FieldsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The part that fields belong to. `what` names it: `slice "faq"`. */
interface FieldsOf {
  readonly what: string;
  readonly code: "slice-invalid" | "document-invalid";
  readonly report: Report;
}

const hint = "Correct the field and publish again.";

/**
 * Raw fields → typed fields. A value that does not fit its field counts as empty, with a diagnostic. Returns undefined,
 * and a diagnostic, when that field can't be empty.
 */
export function parseFields<Schema extends FieldsSchema>(
  schema: Schema,
  raw: Readonly<Record<string, unknown>>,
  { what, code, report }: FieldsOf,
): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, raw);
  if (success) return output;
  const fitting = emptyMisfits(schema.entries, raw, (field, why) =>
    report("field-invalid", `In ${what}, the field "${field}" ${why}; it counts as empty.`, hint),
  );
  const corrected = v.safeParse(schema, fitting);
  if (corrected.success) return corrected.output;
  const [issue] = corrected.issues;
  report(code, `The ${what} was omitted: field "${v.getDotPath(issue) ?? ""}" ${issue.message}.`, hint);
  return undefined;
}
