import type { ReactNode } from "react";
import { languageNote } from "./language-note.ts";

interface LinkTextProps {
  /** BCP 47: the language of the page that the link leads to, where it is another than this one's. */
  readonly hrefLang: string | undefined;
  readonly children: ReactNode;
}

/**
 * The words of a link. A link to another language names it, in that language (E13): `파리 (English)`. Words and
 * note are one item of a flexible box.
 */
export function LinkText({ hrefLang, children }: LinkTextProps) {
  const note = languageNote(hrefLang);
  if (note === "") return children;
  return (
    <span>
      {children} <bdi lang={hrefLang}>{note}</bdi>
    </span>
  );
}
