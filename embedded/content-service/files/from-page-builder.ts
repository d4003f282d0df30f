import * as v from "valibot";
import { isRecord } from "@tessera/runtime/is-record.ts";
import { fromEditor } from "../editor/from-editor.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Converts fields that were copied from a page builder into values of the API, and reports invalid ones. */
export function fromPageBuilder(data: Fields, report: (problem: string) => void): Fields {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, convert(value, `data.${field}`, report)]),
  );
}

function convert(value: unknown, path: string, report: (problem: string) => void): unknown {
  if (!Array.isArray(value) && !isRecord(value)) return value;
  try {
    return fromEditor(value);
  } catch (cause) {
    if (!v.isValiError(cause)) throw cause;
    const [issue] = cause.issues;
    report(
      `${path} has a value that is not what its "__TYPE__" says: ${v.getDotPath(issue) ?? "it"}: ${issue.message}.`,
    );
    return null;
  }
}
