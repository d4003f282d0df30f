import * as v from "valibot";
import { bestTranslation, type RawDocument } from "../../content/document.ts";
import { type FooterContent, footerSchema } from "../../customtypes/common_footer/footer.ts";
import { type HeaderContent, headerSchema } from "../../customtypes/common_header/header.ts";
import type { Locale } from "../../i18n/locales.ts";
import { createDiagnosticLog, type Diagnostic, placeIn } from "../../renderer/diagnostics.ts";

export interface ShellContent {
  readonly header: HeaderContent;
  readonly footer: FooterContent;
}

type OnDiagnostics = (diagnostics: readonly Diagnostic[]) => void;

/** Shared documents → header and footer in a language; empty parts where they say nothing, or what does not fit. */
export function shellContentOf(
  documents: readonly RawDocument[],
  locale: Locale,
  onDiagnostics: OnDiagnostics,
): ShellContent {
  return {
    header: contentOf(bestTranslation(documents, "common_header", locale), headerSchema, onDiagnostics),
    footer: contentOf(bestTranslation(documents, "common_footer", locale), footerSchema, onDiagnostics),
  };
}

function contentOf<Schema extends v.GenericSchema>(
  document: RawDocument | undefined,
  schema: Schema,
  onDiagnostics: OnDiagnostics,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, document?.data ?? {});
  if (parsed.success) return parsed.output;
  if (document !== undefined) onDiagnostics(invalid(document, parsed.issues[0]));
  return v.parse(schema, {});
}

function invalid(document: RawDocument, issue: v.BaseIssue<unknown>): readonly Diagnostic[] {
  const log = createDiagnosticLog();
  log.in(placeIn(document))(
    "document-invalid",
    `The ${document.type} was left out: field "${v.getDotPath(issue) ?? ""}" ${issue.message}.`,
    "Open the document, correct the field and publish again.",
  );
  return log.all;
}
