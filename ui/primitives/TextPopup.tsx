import type { ReactNode } from "react";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { Icon } from "./Icon.tsx";
import * as css from "./popup.css.ts";

interface TextPopupProps {
  /** Names what opens. */
  readonly title: string;
  /** The button's text in place of the title. */
  readonly opener?: string;
  /** The words inside, which identify the popup. */
  readonly text: string;
  readonly children: ReactNode;
  readonly t: Translator;
}

/** A button in running text that opens a text above the page. The browser opens, closes and moves the focus, without script. */
export function TextPopup({ title, opener = title, text, children, t }: TextPopupProps) {
  const id = popupId(title, text);
  return (
    <>
      <StyleSheet of={css} />
      <button type="button" popoverTarget={id} className={css.opener}>
        {opener}
      </button>
      <span id={id} popover="auto" role="group" aria-label={title} className={css.panel}>
        {children}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={css.close}>
          <Icon name="x" label={t("gallery.close")} />
        </button>
      </span>
    </>
  );
}

/**
 * Returns the id of a popup, a hash of its words (32-bit FNV-1a). So a page rendered twice is the same page. Where two
 * popups of a page have the same words, the first one's panel opens for both.
 */
function popupId(...words: readonly string[]): string {
  let hash = 2166136261;
  for (const character of words.join("\n")) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return `popup-${(hash >>> 0).toString(36)}`;
}
