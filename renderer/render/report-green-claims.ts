import { findGreenClaim } from "../../i18n/green-claims.ts";
import { findLocaleByContentLanguage } from "../../i18n/locales.ts";
import { type DiagnosticLog, locationIn } from "../contracts/diagnostics.ts";
import type { LocatedText } from "../contracts/part.ts";
import type { Plan } from "../plan/plan-page.ts";

/** Reports texts of a document that promise something for the environment without naming what (X23). */
export function reportGreenClaims({ document, candidates: [page], slices }: Plan, log: DiagnosticLog): void {
  const locale = findLocaleByContentLanguage(document.lang);
  if (locale === undefined) return;
  const reportIn = (texts: readonly LocatedText[], slice?: string) => {
    for (const { text, field } of texts) {
      const claim = findGreenClaim(text.source, locale.code);
      if (claim === undefined) continue;
      log.in(locationIn(document, slice, field))(
        "green-claim",
        `"${claim}" is an environmental claim that names nothing to verify. EU law forbids it.`,
        "Name what is certified, and who certifies it, or remove the words.",
      );
    }
  };
  reportIn(page.texts);
  for (const { id, texts } of slices) reportIn(texts, id);
}
