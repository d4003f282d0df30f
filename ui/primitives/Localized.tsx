import { pickLanguage, type LocalizedText } from "../../i18n/localized-text.ts";

export interface LocalizedProps {
  readonly text: LocalizedText;
}

/** Renders a text of an upstream. One in another language or direction is in an element that names it. */
export function Localized({ text }: LocalizedProps) {
  return text.lang === undefined && text.dir === undefined ? (
    text.text
  ) : (
    <span {...pickLanguage(text)}>{text.text}</span>
  );
}
