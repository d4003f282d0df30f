import * as v from "valibot";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { defineShortcode } from "../../renderer/define-shortcode.ts";
import * as css from "../../ui/primitives/popup.css.ts";

const noTitle = "A popup needs a title: it is the button that opens it.";

/**
 * A popup without script: the browser opens and closes it, by pointer and Escape, and moves the focus. In titles and
 * metadata the text that it encloses stands in the line, without the popup's title.
 */
export const popup = defineShortcode({
  name: "popup",
  sentence: "A button that opens the text it encloses; in titles and metadata that text alone.",
  example: '[popup title="Free cancellation"]Cancel up to 24 hours before the start.[/popup]',
  attributes: v.object({ title: v.pipe(v.string(noTitle), v.trim(), v.nonEmpty(noTitle)) }),
  encloses: true,
  text: (_attributes, _context, enclosed) => (enclosed.trim() === "" ? undefined : enclosed),
  Component: ({ attributes: { title }, context: { t }, text, children }) => {
    const id = popupId(title, text);
    return (
      <>
        <StyleSheet of={css} />
        <button type="button" popoverTarget={id} className={css.opener}>
          {title}
        </button>
        <span id={id} popover="auto" role="group" aria-label={title} className={css.panel}>
          {children}
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className={css.close}>
            <Icon name="x" label={t("gallery.close")} />
          </button>
        </span>
      </>
    );
  },
});

/**
 * Returns the id of a popup, a hash of its words (32-bit FNV-1a). So a page rendered twice is the same page. Where two
 * popups of a page have the same words, the first one's panel opens for both.
 */
function popupId(...words: readonly string[]): string {
  let hash = 2166136261;
  for (const character of words.join("\n")) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return `popup-${(hash >>> 0).toString(36)}`;
}
