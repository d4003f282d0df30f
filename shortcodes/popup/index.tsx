import * as v from "valibot";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { defineShortcode } from "../../renderer/define-shortcode.ts";
import { popupId } from "./popup-id.ts";
import * as css from "./popup.css.ts";

const noTitle = "A popup needs a title: it is the button that opens it.";

/**
 * The browser itself opens and closes it, by pointer and Escape, and moves the focus: no script. Where nothing is drawn,
 * in titles and metadata, what it encloses stands in the line and its title is left out.
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
