import type { ReactNode } from "react";
import type { DiagnosticLog } from "../diagnostics.ts";
import type { LocatedShellPart, ParsedShell } from "../parse/parse-shell.ts";
import { locationIn } from "../diagnostics.ts";
import type { PageContext } from "./page-context.ts";
import { runComponents, type SeenSheets } from "./run-components.tsx";

/** Header and footer of a page, rendered. */
export interface RenderedShell {
  readonly header: ReactNode;
  readonly footer: ReactNode;
}

/** Renders header and footer. One that throws costs itself and leaves a diagnostic. */
export function renderShell(
  { header, footer }: ParsedShell,
  page: PageContext,
  log: DiagnosticLog,
  seen: SeenSheets,
): RenderedShell {
  const render = (part: LocatedShellPart): ReactNode => {
    try {
      return runComponents(part.render(page), seen);
    } catch (error) {
      reportFailure(part, error, log);
      return null;
    }
  };
  return { header: render(header), footer: render(footer) };
}

function reportFailure({ type, document }: LocatedShellPart, error: unknown, log: DiagnosticLog): void {
  const cause = error instanceof Error ? error.message : String(error);
  log.in(document === undefined ? { document: type } : locationIn(document))(
    "part-failed",
    `The ${type} failed and was omitted: ${cause}.`,
    "This is an error in the code, not in the content: report it to the developers.",
  );
}
