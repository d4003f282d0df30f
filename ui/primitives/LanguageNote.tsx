import { languageNote } from "./language-note.ts";

interface LanguageNoteProps {
  /** BCP 47: the language of the page that a link leads to, where it is another than this one's. */
  readonly hrefLang: string | undefined;
}

/** Follows the words of a link: it says that the link leads to another language, in that language (row E13). */
export function LanguageNote({ hrefLang }: LanguageNoteProps) {
  const note = languageNote(hrefLang);
  if (note === "") return null;
  return (
    <>
      {" "}
      <bdi lang={hrefLang}>{note}</bdi>
    </>
  );
}
