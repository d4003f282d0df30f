import * as v from "valibot";

/** The fields of a post by name, as they were typed. */
export type Posted = Readonly<Record<string, string>>;

/** The typed fields of a post, or the names of those that are invalid, in their order. */
export type ParsedForm<Fields> =
  | { readonly kind: "valid"; readonly fields: Fields }
  | { readonly kind: "invalid"; readonly problems: readonly string[] };

/** Parses a post by a schema whose keys are its fields, in their order on the page. */
export function parsePosted<Fields>(schema: v.GenericSchema<unknown, Fields>, posted: Posted): ParsedForm<Fields> {
  const result = v.safeParse(schema, posted);
  if (result.success) return { kind: "valid", fields: result.output };
  const names = result.issues.map((issue) => v.getDotPath(issue) ?? "");
  return { kind: "invalid", problems: [...new Set(names)] };
}
