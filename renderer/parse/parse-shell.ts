import { bestTranslation, type RawDocument } from "../../content/document.ts";
import type { Locale } from "../../i18n/locales.ts";
import { type DiagnosticLog, locationIn } from "../contracts/diagnostics.ts";
import type { Registries } from "../contracts/registries.ts";
import type { ShellPart, ShellPartInstance } from "../contracts/shell-part.ts";
import { reportDirectionControls } from "./report-direction-controls.ts";

/** Header and footer of a page, parsed. */
export interface ParsedShell {
  readonly header: LocatedShellPart;
  readonly footer: LocatedShellPart;
}

/** A header or footer and its document; undefined when the host has no document for it. */
export interface LocatedShellPart extends ShellPartInstance {
  readonly document: RawDocument | undefined;
}

/** Shared documents → header and footer in the language that matches the page's best, else empty. */
export function parseShell(
  documents: readonly RawDocument[],
  locale: Locale,
  { shell }: Pick<Registries, "shell">,
  log: DiagnosticLog,
): ParsedShell {
  const parse = (part: ShellPart): LocatedShellPart => {
    const document = bestTranslation(documents, part.type, locale);
    if (document !== undefined) reportDirectionControls(document, log);
    const report = log.in(document === undefined ? { document: part.type } : locationIn(document));
    return { ...part.parse(document?.data ?? {}, report), document };
  };
  return { header: parse(shell.header), footer: parse(shell.footer) };
}
