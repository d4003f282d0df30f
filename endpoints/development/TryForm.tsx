import type { Diagnostic } from "../../renderer/contracts/diagnostics.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { type Locale, locales } from "../../i18n/locales.ts";
import { maxTextLength } from "./reference-document.ts";
import * as css from "./Reference.css.ts";

/** Sends a text to be expanded by the server, in a language; needs no script. */
export function TryForm({ typed, locale }: { readonly typed: string; readonly locale: Locale }) {
  return (
    <form className={css.form} method="get" action="/dev/shortcodes/">
      <label htmlFor="text">Try a text, up to {maxTextLength} characters</label>
      <textarea id="text" name="text" rows={4} maxLength={maxTextLength} defaultValue={typed} className={css.control} />
      <label htmlFor="locale">Language</label>
      <select id="locale" name="locale" defaultValue={locale.code} className={css.control}>
        {Object.values(locales).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className={css.button}>
        Show
      </button>
    </form>
  );
}

/** The diagnostics of the text that was tried out. Renders nothing without one. */
export function TextFindings({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  const ofText = diagnostics.filter(({ location: { field = "" } }) => /^rendered\b/.test(field));
  if (ofText.length === 0) return null;
  return (
    <aside className={css.findings} aria-label="Diagnostics of the text">
      <StyleSheet of={css} />
      <ul>
        {ofText.map(({ message, hint, location }) => (
          <li key={`${location.field} ${message}`}>
            {message} {hint}
          </li>
        ))}
      </ul>
    </aside>
  );
}
