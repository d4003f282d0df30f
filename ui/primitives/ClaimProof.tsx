import type { Claim } from "../../hosts/site.ts";
import { formatDayText } from "../../i18n/dates.ts";
import { textLanguage } from "../../i18n/localized-text.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { elementMark, TextAround } from "./TextAround.tsx";
import { TextPopup } from "./TextPopup.tsx";

interface ClaimProofProps {
  /** The claim in words, which names the card. */
  readonly of: string;
  readonly claim: Claim;
  /** The button's text in place of the claim. */
  readonly opener?: string;
  readonly locale: Locale;
  readonly t: Translator;
}

/** A button that opens the proof card of a claim: its scope, source and date (X25). */
export function ClaimProof({ of, claim: { scope, source, date }, opener, locale, t }: ClaimProofProps) {
  const english = textLanguage("en", locale);
  return (
    <TextPopup title={of} {...(opener !== undefined && { opener })} text={[scope, source, date].join("\n")} t={t}>
      <span {...english}>{scope}.</span>
      <br />
      <TextAround text={t("venue.source", { source: elementMark })}>
        <span {...english}>{source}</span>
      </TextAround>
      <br />
      {formatDayText(date, locale, "full")}
    </TextPopup>
  );
}
