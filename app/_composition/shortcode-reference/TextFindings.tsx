import type { Diagnostic } from "../../../renderer/diagnostics.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import * as css from "./Reference.css.ts";

/** The diagnostics of the text that was tried out; nothing when it has none. */
export function TextFindings({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  const ofText = diagnostics.filter(({ location: { field = "" } }) => /^drawn\b/.test(field));
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
