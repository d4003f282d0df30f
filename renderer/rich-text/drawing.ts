import type { RichTextComponents } from "./components.ts";
import type { OwnTexts } from "./own-texts.ts";
import type { RichTextPage } from "./rich-text-page.ts";

/** What all parts of one rich text are drawn with. */
export interface Drawing {
  readonly components: RichTextComponents;
  readonly ownTexts: OwnTexts;
  readonly page: RichTextPage;
}
