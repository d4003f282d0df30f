import * as v from "valibot";
import type { Report } from "../diagnostics.ts";

/** The schema of a document's or a slice's fields. */
export type FieldsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Raw fields → typed fields; undefined, and a diagnostic, when one does not fit. `what` names the part: `slice "faq"`. */
export function parseFields<Schema extends FieldsSchema>(
  schema: Schema,
  raw: unknown,
  {
    what,
    code,
    report,
  }: { readonly what: string; readonly code: "slice-invalid" | "document-invalid"; readonly report: Report },
): v.InferOutput<Schema> | undefined {
  const { success, output, issues } = v.safeParse(schema, raw);
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue) ?? "";
  report(code, `The ${what} was omitted: field "${field}" ${issue.message}.`, "Correct the field and publish again.");
  return undefined;
}
