import { type DiagnosticLog, locationIn } from "./diagnostics.ts";
import type { RedirectCircle } from "./load.ts";

/** Reports a redirect at whose address nothing is, because it leads back to itself or to others that do. */
export function reportCircle({ document, urls }: RedirectCircle, log: DiagnosticLog): void {
  const report = log.in(locationIn(document, undefined, "to"));
  report(
    "redirect-circular",
    `The redirect leads in a circle: ${urls.join(" → ")}. Visitors see that there is no such page.`,
    "Choose a page, or an address that leads to one.",
  );
}
