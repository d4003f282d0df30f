import { LanguageNote } from "../primitives/LanguageNote.tsx";

interface LinkTextProps {
  readonly text: string;
  /** BCP 47: the language of the page there, where it is another than this one's. */
  readonly hrefLang: string | undefined;
}

/** The text of a link. One that leads to another language says so: `파리 (English)`. It is one item of a flexible box. */
export function LinkText({ text, hrefLang }: LinkTextProps) {
  if (hrefLang === undefined) return text;
  return (
    <span>
      {text}
      <LanguageNote hrefLang={hrefLang} />
    </span>
  );
}
