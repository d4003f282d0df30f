import type { Translator } from "../../i18n/translator.ts";

/** The first stop of a keyboard: past the header, to the element `content`. */
export function SkipLink({ t }: { readonly t: Translator }) {
  return (
    <a href="#content" className="skip-link">
      {t("shell.skipToContent")}
    </a>
  );
}
