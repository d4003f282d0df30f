import type { ReactNode } from "react";
import type { ObjectEntries } from "valibot";
import type { TextLanguage } from "../../i18n/localized-text.ts";
import type { RawDocument } from "../../content/document.ts";
import type { Report } from "./diagnostics.ts";
import type { Part, StructuredNode } from "./part.ts";
import type { PageContext } from "./page-context.ts";

/** A header or footer in the registry: a document that all pages of a host share. */
export interface ShellPart {
  /** Id of the custom type, `common_header`. */
  readonly type: string;
  readonly fields: ObjectEntries;
  /** Returns the part with its fields parsed. Fields that do not fit leave it empty, with a diagnostic. */
  readonly parse: (data: RawDocument["data"], report: Report) => ShellPartInstance;
}

/** The header or footer of one page, parsed. */
export interface ShellPartInstance extends Part {
  readonly type: string;
  /** Returns what search engines read of it. */
  readonly structuredData: (page: PageContext) => readonly StructuredNode[];
  /** `language` is that of its document, where it is another than the page's. */
  readonly render: (page: PageContext, language: TextLanguage) => ReactNode;
}
