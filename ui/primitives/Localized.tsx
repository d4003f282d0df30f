import { languageOf, type LocalizedText } from "../../i18n/localized-text.ts";

export interface LocalizedProps {
  readonly text: LocalizedText;
}

/** Renders a text of an upstream: alone in the language of the page, else in an element that names its language. */
export function Localized({ text }: LocalizedProps) {
  return text.lang === undefined ? text.text : <span {...languageOf(text)}>{text.text}</span>;
}
