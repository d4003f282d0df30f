import type { ReactNode } from "react";
import * as v from "valibot";
import type { TextLanguage } from "../../i18n/localized-text.ts";
import { type FieldsSchema, parseFields } from "../parse/parse-fields.ts";
import type { PartSpec, StructuredNode } from "../contracts/part.ts";
import { closePart } from "./close-part.ts";
import type { PageContext } from "../contracts/page-context.ts";
import type { ShellPart } from "../contracts/shell-part.ts";

/**
 * Definition of a header or footer, as its author writes it. Every field may be absent: a host may have no document.
 */
export interface ShellPartSpec<Schema extends FieldsSchema> extends PartSpec<v.InferOutput<Schema>> {
  readonly type: string;
  readonly fields: Schema;
  readonly Component: (props: ShellPartProps<v.InferOutput<Schema>>) => ReactNode;
  /** Returns structured data for search engines; nothing by default. */
  readonly structuredData?: (fields: v.InferOutput<Schema>, page: PageContext) => readonly StructuredNode[];
}

export interface ShellPartProps<Fields> {
  readonly fields: Fields;
  readonly page: PageContext;
  /** Which language its document is in, where it is another than the page's. */
  readonly language: TextLanguage;
}

/** Closes over the typed half of a header or footer, as `defineSlice` does for a slice. */
export function defineShellPart<Schema extends FieldsSchema>(spec: ShellPartSpec<Schema>): ShellPart {
  const { type, fields: schema, Component } = spec;
  const parse: ShellPart["parse"] = (data, report) => {
    const fields = parseFields(schema, data, { what: type, code: "document-invalid", report }) ?? v.parse(schema, {});
    return {
      ...closePart(spec, fields),
      type,
      structuredData: (page) => spec.structuredData?.(fields, page) ?? [],
      render: (page, language) => <Component fields={fields} page={page} language={language} />,
    };
  };
  return { type, fields: schema.entries, parse };
}
