import { languageNote } from "./language-note.ts";

interface LinkTextProps {
  readonly text: string;
  /** BCP 47: the language of the page there, where it is another than this one's. */
  readonly hrefLang: string | undefined;
}

/** The text of a link. One that leads to another language says so, in that language: `파리 (English)`. */
export function LinkText({ text, hrefLang }: LinkTextProps) {
  const note = languageNote(hrefLang);
  if (note === "") return text;
  return (
    <span>
      {`${text} `}
      <bdi lang={hrefLang}>{note}</bdi>
    </span>
  );
}
