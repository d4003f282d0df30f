import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./PageNote.css.ts";

interface UntranslatedNoteProps {
  readonly t: Translator;
}

/** A note above a page whose texts are English, because nobody has translated them (A10). */
export function UntranslatedNote({ t }: UntranslatedNoteProps) {
  return (
    <p className={css.note}>
      <StyleSheet of={css} />
      {t("shell.untranslated")}
    </p>
  );
}
