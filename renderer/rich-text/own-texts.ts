import type { TextBlockKind } from "../../content/rich-text/rich-text.ts";
import type { RichTextComponents } from "./components.ts";
import type { Draw } from "./draw-own.ts";
import type { PrismicText } from "./prismic-text.ts";

/** The caller's functions under the names that blocks have. */
export type OwnTexts = {
  readonly [Kind in TextBlockKind]: Draw<PrismicText<Kind>, undefined> | undefined;
};

export function ownTextsOf(components: RichTextComponents): OwnTexts {
  const { heading1, heading2, heading3, heading4, heading5, heading6, paragraph, preformatted } = components;
  return {
    heading1,
    heading2,
    heading3,
    heading4,
    heading5,
    heading6,
    paragraph,
    preformatted,
    "list-item": components.listItem,
    "o-list-item": components.oListItem,
  };
}
