import * as v from "valibot";
import { defineShortcode } from "../../renderer/index.ts";
import { TextPopup } from "../../ui/primitives/TextPopup.tsx";

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
  Component: ({ attributes: { title }, context: { t }, text, children }) => (
    <TextPopup title={title} text={text} t={t}>
      {children}
    </TextPopup>
  ),
});
